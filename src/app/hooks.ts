import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './site/store';

/* The hooks of the visitors' store; those of the staff's are in `admin/hooks`. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

export type { AppDispatch, RootState } from './site/store';
