import { afterAll, expect, test } from 'vitest';
import { testPorts } from '../../scripts/local';
import { findOrphans } from '../../scripts/orphans';
import { listAll, getLocalTarget, getStringField } from '../../scripts/remote';
import { restoreDocuments } from '../../seed/index';
import { clearDocuments, clearFiles, putFile } from '../../seed/rest';
import { resetAll } from '../helpers/backend';

afterAll(resetAll);

/**
 * Only the file at `keptPath` is not part of the example data. It represents a file from an earlier
 * day.
 */
test('restores lost documents and their files, but deletes no other files', async () => {
  await clearFiles(testPorts);
  await clearDocuments(testPorts);
  const keptPath = 'resources/cat_1000/1_kept.pdf';
  await putFile(testPorts, {
    path: keptPath,
    type: 'text/plain',
    bytes: Buffer.of(1),
    token: 'a-b',
  });
  await restoreDocuments(testPorts);
  const target = getLocalTarget(testPorts);
  const records = await listAll(target, `${target.documents}/resourceFiles`, 'documents');
  const answers = await Promise.all(
    records.map(async (record) => (await fetch(getStringField(record, 'url') ?? '')).status),
  );
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect((await findOrphans(target)).map(({ name }) => name)).toEqual([keptPath]);
});
