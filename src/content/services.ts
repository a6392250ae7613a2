export interface Service {
  /** The anchor on the services page. */
  id: string;
  name: string;
  description: string;
  image: string;
  /** Whether the drawing stands on navy or on paper. */
  ground: 'navy' | 'paper';
}

export const servicesLead = 'Five ways to get from a question to a number you can stand behind.';

export const services: readonly Service[] = [
  {
    id: 'strategic-research',
    name: 'Strategic Research and Advisory',
    description:
      'Where to go next, and why. Market entry, pricing, regulation and competition, weighed together and set out as options with their odds.',
    image: '/images/service-strategic.svg',
    ground: 'navy',
  },
  {
    id: 'surveys',
    name: 'Survey Services',
    description:
      'Households, shoppers, firms and farms, asked properly. Sample design, fieldwork in every zone, and results with their margin of error on the page.',
    image: '/images/service-survey.svg',
    ground: 'paper',
  },
  {
    id: 'consulting',
    name: 'Consulting Services',
    description:
      'From finding to doing. We sit with your team, rank what matters and stay until the plan holds.',
    image: '/images/service-consulting.svg',
    ground: 'navy',
  },
  {
    id: 'market-intelligence',
    name: 'Market Intelligence',
    description:
      'Who is where, who is growing and what they charge. Regular briefings on the markets you compete in.',
    image: '/images/service-intelligence.svg',
    ground: 'paper',
  },
  {
    id: 'data',
    name: 'Data Services',
    description:
      'Clean series, on time. Prices, macroeconomic indicators and sector data, documented and delivered the way your models need them.',
    image: '/images/service-data.svg',
    ground: 'navy',
  },
];
