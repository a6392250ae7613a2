/** The columns of a tenor row and of its headings. */
export const tenureClass = 'grid grid-cols-[minmax(0,1fr)_104px_28px] items-center gap-x-2';

export const formatRateName = (type: string, rowNumber: number) => `${type} rate ${rowNumber}`;
