/** Where visitors see what these editors save. */
export const VIEW_HREF = '/#market-data';
