import { toLagosTime, findLastTradingDay, seedNow, listTradingDays } from './calendar.ts';
import type { ExampleFile } from './exampleFiles.ts';
import { findReportDay, findLatestScheduled, findLatestReleases } from './releases.ts';

export interface Interview {
  title: string;
  description: string;
  interviewer: string;
  video: string;
  created: string;
  /**
   * The name and content of an uploaded thumbnail. If absent, the site shows the picture of the
   * video.
   */
  thumbnail?: { name: string; file: ExampleFile };
  isActive?: false;
}

/** Returns seven interviews. Their video ids are invented but have the right length. */
export function createInterviews(now: Date): Interview[] {
  const day = findLastTradingDay(now);
  const threeBefore = listTradingDays(day, 4).at(-1) ?? day;
  const { inflation, gdp, monetaryPolicy } = findLatestReleases(day);
  return [
    {
      title: 'Rates raised: what 27.50% means for lenders',
      description:
        'The committee raised its policy rate by half a point. Which banks feel it first, and how quickly loan pricing follows.',
      interviewer: 'Hauwa Bello',
      video: 'PLACEHLDR01',
      ...createThumbnail(
        toLagosTime(findReportDay(monetaryPolicy.released, day), '15:30'),
        'policy_rate',
        'policy-rate.png',
      ),
    },
    {
      title: 'Reading the new inflation basket, item by item',
      description:
        'Food weighs most in it. Which items households notice, and which of them the headline hides.',
      interviewer: 'Tunde Okafor',
      video: 'PLACEHLDR02',
      created: toLagosTime(inflation.released, '13:30'),
    },
    {
      title: 'Cement, telecoms and the rally of the quarter',
      description:
        'Two sectors carried the index this quarter. What is priced in, and what is not.',
      interviewer: 'Hauwa Bello',
      video: 'PLACEHLDR03',
      ...createThumbnail(toLagosTime(day, '15:45'), 'quarter_rally', 'quarter-rally.png'),
    },
    {
      title: 'After the auction: who is buying treasury bills',
      description:
        'Pension funds, banks and households bid for different reasons. A look at the cover.',
      interviewer: 'Ngozi Eze',
      video: 'PLACEHLDR04',
      created: toLagosTime(findLatestScheduled('treasury-bills', day), '15:50'),
    },
    {
      title: 'The naira in a calmer market',
      description:
        'What a narrow range at the official window tells importers about the next quarter.',
      interviewer: 'Tunde Okafor',
      video: 'PLACEHLDR05',
      created: toLagosTime(threeBefore, '13:20'),
    },
    {
      title: 'Growth at 3.84%: the sectors behind the number',
      description:
        'Services led again. We compare finance, trade and farming over the last eight quarters.',
      interviewer: 'Hauwa Bello',
      video: 'PLACEHLDR06',
      created: toLagosTime(findReportDay(gdp.released, day), '11:00'),
    },
    {
      title: 'Half-year outlook: questions from our readers',
      description: 'Recorded and waiting for its release date: this item is not active.',
      interviewer: 'Ngozi Eze',
      video: 'PLACEHLDR07',
      created: toLagosTime(day, '15:55'),
      isActive: false,
    },
  ];
}

export const interviews = createInterviews(seedNow);

/** Returns a thumbnail with the name that the news form would give it. */
function createThumbnail(created: string, name: string, file: ExampleFile) {
  return { created, thumbnail: { name: `${Date.parse(created)}_${name}.png`, file } };
}

/** Returns the document of an interview. `thumbnailUrl` is empty if it has no thumbnail. */
export function toNewsDocument(interview: Interview, displayOrder: number, thumbnailUrl: string) {
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
