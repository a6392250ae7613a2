/** Skeleton cards while files load. */
export const FILE_SKELETONS = 4;
