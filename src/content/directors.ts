export interface Director {
  /** The full name, which is also the id in the URL. */
  name: string;
  role: string;
  /**
   * Determines the order of directors on the board page. The chair comes first, then directors
   * without a rank, then executives.
   */
  rank?: 'chair' | 'executive';
  /** A sentence from the biography, which the page shows in large type. */
  line?: string;
  /** Note that explains `line`. Only the chair and the executives have one. */
  lineNote?: string;
  /** The area that a director without a rank oversees, in two or three words. */
  covers?: string;
  desc: readonly string[];
  /** The portrait in lists, 360 by 480 px. */
  image: string;
  /**
   * The portrait on the profile and the board page, 480 by 600 px. The field name is spelled as in
   * the owner's specification.
   */
  iamgeBig: string;
}

/**
 * A draft for the owner to confirm: the texts of the board page, and the `line`, `lineNote` and
 * `covers` of each director.
 */
export const boardText = {
  lead: 'The board reviews our work before it is published. Each director oversees one area.',
  /** The page shows this note while any portrait is a drawing. */
  note: 'Portraits will follow. Until then, each director is shown as one of five adire cloths: eleko, osupa, ila, eleso and alabere.',
} as const;

/**
 * All directors are invented. Each is a placeholder for the owner to replace, including both
 * portraits.
 */
export const directors: readonly Director[] = [
  {
    name: 'Babatunde Akinsanya',
    role: 'Chairman',
    rank: 'chair',
    line: 'What would have to be true for this to be wrong?',
    lineNote: 'The question he asks of every publication',
    desc: [
      'Babatunde Akinsanya chairs the board. He has spent three decades in investment banking and asset management in Lagos and London, and has sat on the investment committees of two pension funds.',
      'As chairman he asks one question of every publication: what would have to be true for this to be wrong?',
      'He is a fellow of the chartered institute of his profession and teaches a short course on market history each year.',
    ],
    image: 'ba.svg',
    iamgeBig: 'ba-big.svg',
  },
  {
    name: 'Ngozi Umeh',
    role: 'Director',
    line: 'She has sent back more than one report because its sample was thinner than its conclusion.',
    covers: 'Audit and method',
    desc: [
      'Ngozi Umeh leads the board’s audit work. She built her career in public finance and has advised state governments on budgets and debt.',
      'She reads every methodology note before the findings, and has sent back more than one report because its sample was thinner than its conclusion.',
    ],
    image: 'nu.svg',
    iamgeBig: 'nu-big.svg',
  },
  {
    name: 'Ibrahim Danladi',
    role: 'Director',
    line: 'A bag of maize costs what buyers pay at the farm gate, not what a screen shows.',
    covers: 'Prices and agriculture',
    desc: [
      'Ibrahim Danladi brings twenty years in agriculture and commodity trading across the northern states.',
      'He keeps the firm’s price surveys close to the ground: a bag of maize costs what buyers pay at the farm gate, not what a screen shows.',
    ],
    image: 'id.svg',
    iamgeBig: 'id-big.svg',
  },
  {
    name: 'Temitope Adesanwo',
    role: 'Director',
    line: 'She chairs the panel that reviews each questionnaire before it goes to the field.',
    covers: 'Surveys',
    desc: [
      'Temitope Adesanwo has run consumer businesses in telecoms and retail, and knows how survey answers turn into sales.',
      'She chairs the panel that reviews each questionnaire before it goes to the field.',
    ],
    image: 'ta.svg',
    iamgeBig: 'ta-big.svg',
  },
  {
    name: 'Kelechi Nwosu',
    role: 'Managing Director',
    rank: 'executive',
    line: 'He signs every report we publish and answers for every number in it.',
    desc: [
      'Kelechi Nwosu runs the firm. An economist by training, he started on a trading desk and has written about the naira for most of his career.',
      'He signs every report we publish and answers for every number in it.',
    ],
    image: 'kn.svg',
    iamgeBig: 'kn-big.svg',
  },
];

export function toDirectorPath(name: string): string {
  return `/about/director/${encodeURIComponent(name)}`;
}

export function findDirector(id: string | undefined): Director | undefined {
  return directors.find((director) => director.name === id);
}

/** The page of a director uses a larger font for biographies with fewer characters than this. */
const BRIEF_BIOGRAPHY_LENGTH = 300;

export function hasBriefBiography({ desc }: Director): boolean {
  return desc.join('').length < BRIEF_BIOGRAPHY_LENGTH;
}

export function toDirectorImagePath(file: string): string {
  return `/images/directors/${file}`;
}
