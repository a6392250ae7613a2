/** The cards of /markets, as addresses name them: '/markets#inflation'. */
export type CardId = 'asi' | 'naira' | 'rates' | 'inflation' | 'policy' | 'gdp';
