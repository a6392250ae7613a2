interface Slide {
  title: string;
  text: string;
  to: string;
  /** The path of the drawing. The first slide shows the site's own figures instead. */
  image?: string;
}

/** The carousel's accessible name. */
export const SLIDES_LABEL = 'What we do';

/** The link on every slide, spelled as in the owner's specification. */
export const SLIDE_LINK_LABEL = "LETS'S TALK";

/** The slides are a draft for the owner to confirm. */
export const slides: readonly Slide[] = [
  {
    title: 'Curious by habit, analytical by training',
    text: 'We start from the question behind the brief and follow the numbers until they give an answer you can act on.',
    to: '/contact',
  },
  {
    title: 'One country, many markets',
    text: 'Prices in Aba, Kano and Lagos tell different stories. We measure each price where it is paid.',
    to: '/services',
    image: '/images/slide-nigeria.svg',
  },
  {
    title: 'A thousand answers, one line',
    text: 'Surveys, filings and prices go in. A clear view, with its margin of error, comes out.',
    to: '/services',
    image: '/images/slide-flow.svg',
  },
];
