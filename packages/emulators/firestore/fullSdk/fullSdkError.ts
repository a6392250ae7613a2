import { FULL_SDK_NOT_SERVED } from '../../shared/fullSdk.ts';
import { ApiError } from '../errors.ts';

export const FULL_SDK_ERROR = new ApiError('UNIMPLEMENTED', FULL_SDK_NOT_SERVED);
