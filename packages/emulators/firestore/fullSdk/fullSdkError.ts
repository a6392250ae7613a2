import { FULL_SDK_NOT_SERVED } from '../../shared/fullSdk.ts';
import { ApiError } from '../errors.ts';

/** The error response to every request of the full SDK. */
export const FULL_SDK_ERROR = new ApiError('UNIMPLEMENTED', FULL_SDK_NOT_SERVED);
