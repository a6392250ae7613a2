/** Grid columns of a row with a label, a rate and a remove button. */
export const tenureClass = 'grid grid-cols-[minmax(0,1fr)_104px_28px] items-center gap-x-2';

export const formatRateName = (type: string, rowNumber: number) => `${type} rate ${rowNumber}`;
