/** Stored data that each round of an action may change or delete. */
import { testPorts } from '../../../scripts/local';
import { chartPng } from '../../../seed/files/png';
import { exampleDocuments } from '../../../seed/index';
import {
  clearDocuments,
  clearFiles,
  type Documents,
  downloadUrl,
  putFile,
  setDocuments,
} from '../../../seed/rest';

/** The name of a round's spare category, file and item of news. None contains another. */
export const spare = (round: number) => `Spare ${String.fromCharCode(65 + round)}`;

/**
 * The example data, but instead of what has stored objects a spare category with a file for each
 * round, and a spare item of news with a picture.
 */
export async function resetToSpares(rounds: number): Promise<void> {
  await Promise.all([clearDocuments(testPorts), clearFiles(testPorts)]);
  const kept = Object.entries(exampleDocuments(testPorts)).filter(
    ([path, { thumbnailUrl = '' }]) => !path.startsWith('resourceFiles/') && thumbnailUrl === '',
  );
  const spares = await Promise.all(Array.from({ length: rounds }, (_, round) => addSpare(round)));
  await setDocuments(testPorts, Object.fromEntries([...kept, ...spares.flat()]));
}

/** Stores a spare file and a spare picture; resolves with the records. */
async function addSpare(round: number): Promise<[path: string, data: Documents[string]][]> {
  const id = `cat_${2000 + round}`;
  const file = { path: `resources/${id}/${2000 + round}_spare.pdf`, token: 'spare' };
  const picture = { path: `news-commentary/${2000 + round}_spare.png`, token: 'spare' };
  await putFile(testPorts, { ...file, type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') });
  await putFile(testPorts, { ...picture, type: 'image/png', bytes: chartPng('Spare') });
  const at = new Date(1_700_000_000_000 + round).toISOString();
  return [
    [`resourceCategories/${id}`, { id, name: spare(round), displayOrder: 100 + round }],
    [
      `resourceFiles/file_${2000 + round}_spare`,
      {
        id: `file_${2000 + round}_spare`,
        name: spare(round),
        url: downloadUrl(testPorts, file),
        fileType: 'application/pdf',
        uploadDate: at,
        category: id,
        path: file.path,
        icon: 'pdf',
        size: 8,
      },
    ],
    [
      `newsCommentary/spare-${round}`,
      {
        title: spare(round),
        description: 'Words',
        interviewer: 'Ada Obi',
        videoUrl: 'https://www.youtube.com/watch?v=PLACEHLDR99',
        thumbnailUrl: downloadUrl(testPorts, picture),
        isActive: false,
        displayOrder: 100 + round,
        createdAt: at,
        updatedAt: at,
      },
    ],
  ];
}
