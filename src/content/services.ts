/** Width and height of the deliverable drawings, in px. */
const PORTRAIT_SIZE = [104, 136] as const;
const LANDSCAPE_SIZE = [136, 104] as const;

/** The texts in `servicesLead` and `services` are a draft for the owner to confirm. */
export const servicesLead = 'Five ways to get from a question to a number you can stand behind.';

/** The label above each deliverable. */
export const DELIVERABLE_LABEL = 'What you receive';

/**
 * The services in the order of the page. `id` is the anchor, and `ground` is the background of the
 * drawing. Each deliverable (`receive`) is a placeholder for the owner to confirm or replace.
 */
export const services = [
  {
    id: 'strategic-research',
    name: 'Strategic Research and Advisory',
    description:
      'Where to go next, and why. Market entry, pricing, regulation and competition, weighed together and set out as options with the likelihood of each.',
    image: '/images/service-strategic.svg',
    ground: 'navy',
    receive: {
      name: 'Options paper',
      text: 'The options side by side, each with its likelihood and what would change it.',
      image: '/images/receive-strategic.svg',
      size: PORTRAIT_SIZE,
    },
  },
  {
    id: 'surveys',
    name: 'Survey Services',
    description:
      'Households, shoppers, firms and farms, asked properly. Sample design, fieldwork in all six geopolitical zones, and results with their margins of error on the page.',
    image: '/images/service-survey.svg',
    ground: 'paper',
    receive: {
      name: 'Results tables with margins of error',
      text: 'Every answer with its sample, the question as asked and its margin of error.',
      image: '/images/receive-survey.svg',
      size: PORTRAIT_SIZE,
    },
  },
  {
    id: 'consulting',
    name: 'Consulting Services',
    description:
      'We turn findings into a plan. We sit with your team, rank what matters and stay until the plan works.',
    image: '/images/service-consulting.svg',
    ground: 'navy',
    receive: {
      name: 'Plan on a page',
      text: 'What to do first, who does it and how you will know it worked.',
      image: '/images/receive-consulting.svg',
      size: LANDSCAPE_SIZE,
    },
  },
  {
    id: 'market-intelligence',
    name: 'Market Intelligence',
    description:
      'Where your competitors are, how fast they grow and what they charge. You get regular briefings on the markets you compete in.',
    image: '/images/service-intelligence.svg',
    ground: 'paper',
    receive: {
      name: 'Market briefing',
      text: 'Two pages a month: your competitors’ market shares, prices and moves.',
      image: '/images/receive-intelligence.svg',
      size: PORTRAIT_SIZE,
    },
  },
  {
    id: 'data',
    name: 'Data Services',
    description:
      'Clean series, on time. Macroeconomic indicators, sector data and prices that you are licensed for, documented and delivered the way your models need them.',
    image: '/images/service-data.svg',
    ground: 'navy',
    receive: {
      name: 'Data series with notes',
      text: 'One file per series, in CSV or Excel, with source, unit, breaks and revisions.',
      image: '/images/receive-data.svg',
      size: PORTRAIT_SIZE,
    },
  },
] as const;

/** Returns a link to the contact form with its subject filled in. */
export function toContactPath(subject: string): string {
  return `/contact?subject=${encodeURIComponent(subject)}`;
}
