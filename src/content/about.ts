/** All texts on the About page are a draft for the owner to confirm. */
export const whoWeAre = {
  title: 'Who we are',
  paragraphs: [
    'Palmwood Research is a research and advisory firm in Lagos. We study Nigeria’s markets, its economy and its sectors, and we turn what we find into evidence our clients can act on and defend.',
    'Palmwood has no rings to read. Its strength is in its fibres, thousands of them, packed closest where the load is greatest. We build an argument the same way, from many small measurements.',
  ],
  note: 'Drawing: palmwood in cross-section.',
} as const;

export const purposes = [
  {
    title: 'Objective',
    text: 'To produce rigorous, client-centred research, quickly enough to matter in a market that does not wait.',
    image: '/images/purpose-objective.svg',
  },
  {
    title: 'Vision',
    text: 'To bring new ideas to research in Nigeria and to stand among its best research houses in every sector we cover.',
    image: '/images/purpose-vision.svg',
  },
  {
    title: 'Mission',
    text: 'To deliver timely, creative and complete research, with integrity, objectivity and service people remember.',
    image: '/images/purpose-mission.svg',
  },
] as const;

export const customResearch = {
  title: 'Custom Research Services',
  paragraphs: [
    'Some questions have no report on the shelf. We design studies around them: market sizing, competitor reviews, due diligence, opinion and consumer surveys, and long-run sector work in finance, health, technology, energy, agriculture and hospitality.',
    'Tell us what you need to know and when you need to know it. We will reply with a method, a price and a date.',
  ],
  form: 'Tell us what you need to know',
} as const;

/**
 * An invented study. It is a draft for the owner to confirm or replace. A real study needs the
 * client's permission. The margins of error are for samples of 480, 320, 220 and 180 people at the
 * 95% confidence level.
 */
export const exampleStudy = {
  title: 'What a study looks like',
  note: 'An example. The figures are invented.',
  question: 'Would shopkeepers pay 5% more for next-day delivery?',
  asked: '1,200 shopkeepers in four cities, in person, in the language they trade in.',
  /** For each city, the percentage that said yes and its margin of error in percentage points. */
  answers: { Lagos: [62, 4.3], Kano: [48, 5.5], Aba: [55, 6.6], Jos: [37, 7.1] },
  use: 'Start in Lagos. Kano and Aba are too close to call. Jos, not yet.',
} as const;
