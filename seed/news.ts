/** Seven interviews; the video ids are placeholders of the right length. */
interface Interview {
  title: string;
  description: string;
  interviewer: string;
  video: string;
  created: string;
  /** Shown as a custom thumbnail, drawn by the seed; without it the video's own picture is used. */
  thumbnail?: string;
  isActive?: false;
}

export const interviews: Interview[] = [
  {
    title: 'Rates on hold: what 27.50% means for lenders',
    description:
      'The committee kept its policy rate. Which banks feel it first, and how quickly loan pricing follows.',
    interviewer: 'Hauwa Bello',
    video: 'PLACEHLDR01',
    created: '2025-02-21T10:30:00.000Z',
    thumbnail: '1740133800000_policy_rate.png',
  },
  {
    title: 'Reading the new inflation basket, item by item',
    description:
      'A rebased index brought the headline down. We take the basket apart and ask what households notice.',
    interviewer: 'Tunde Okafor',
    video: 'PLACEHLDR02',
    created: '2025-03-17T09:00:00.000Z',
  },
  {
    title: 'Cement, telecoms and a first-quarter rally',
    description: 'Two sectors carried the index this quarter. What is priced in, and what is not.',
    interviewer: 'Hauwa Bello',
    video: 'PLACEHLDR03',
    created: '2025-03-14T17:15:00.000Z',
    thumbnail: '1741972500000_first_quarter.png',
  },
  {
    title: 'After the auction: who is buying treasury bills',
    description:
      'Pension funds, banks and households bid for different reasons. A look at the cover.',
    interviewer: 'Ngozi Eze',
    video: 'PLACEHLDR04',
    created: '2025-03-13T11:00:00.000Z',
  },
  {
    title: 'The naira in a calmer market',
    description:
      'What a narrow range at the official window tells importers about the next quarter.',
    interviewer: 'Tunde Okafor',
    video: 'PLACEHLDR05',
    created: '2025-03-11T12:20:00.000Z',
  },
  {
    title: 'Growth at 3.84%: the sectors behind the number',
    description:
      'Services led again. We compare finance, trade and farming over the last eight quarters.',
    interviewer: 'Hauwa Bello',
    video: 'PLACEHLDR06',
    created: '2025-02-26T10:00:00.000Z',
  },
  {
    title: 'Half-year outlook: questions from our readers',
    description: 'Recorded and waiting for its release date: this item is not active.',
    interviewer: 'Ngozi Eze',
    video: 'PLACEHLDR07',
    created: '2025-03-14T18:00:00.000Z',
    isActive: false,
  },
];

/** The document of an interview, given the address of its thumbnail ('' if it has none). */
export function newsDocument(interview: Interview, displayOrder: number, thumbnailUrl: string) {
  return {
    title: interview.title,
    description: interview.description,
    interviewer: interview.interviewer,
    videoUrl: `https://www.youtube.com/watch?v=${interview.video}`,
    thumbnailUrl,
    isActive: interview.isActive ?? true,
    displayOrder,
    createdAt: interview.created,
    updatedAt: interview.created,
  };
}
