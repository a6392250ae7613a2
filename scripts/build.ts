/*
 * `npm run build` builds the site for hosting. `buildSite` lists the steps, whose code is in
 * `build/`.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { resolveConfig } from 'vite';
import { createBundleConfigs } from './build/bundles.ts';
import { writeDataFiles } from './build/dataFiles.ts';
import { readFrame } from './build/frame.ts';
import { createImportRecorder } from './build/imports.ts';
import { writeNotices } from './build/notices.ts';
import { writeOfflinePage, writeOfflineWorker } from './build/offline.ts';
import { bundle } from './build/output.ts';
import { findPageFiles } from './build/pageFiles.ts';
import { listPages, renderPages, writePages } from './build/pages.ts';
import { loadPrerenderer } from './build/prerenderer.ts';
import { writeReleaseCalendar } from './build/releaseCalendar.ts';
import { writeSeoFiles } from './build/seo.ts';
import { writeSharePictures } from './build/sharePictures.ts';
import { readStartupScript, updateScriptHash } from './build/startupScript.ts';
import { toLagosDay } from '../src/lib/days.ts';
import { findLocalFolderProblem, projectFolder } from './local.ts';
import { EXIT_UNKNOWN, readOptions } from './options.ts';
import { describePlaceholders, findPlaceholders, WITH_PLACEHOLDERS } from './placeholders.ts';
import { KEY_IS_PUBLIC } from './productionSettings.ts';

const USAGE = `Use: npm run build [-- ${KEY_IS_PUBLIC}] [${WITH_PLACEHOLDERS}] [--into <folder>] [--local]
Builds the site for production into dist/, with the settings of .env.production.local and the
environment; see .env.example. It fails if a setting is wrong for production, or if texts or pictures
of the placeholder firm remain, and lists them.

  ${KEY_IS_PUBLIC}  allows VITE_MAIL_KEY, although every visitor can then read it
  ${WITH_PLACEHOLDERS}      allows texts and pictures of the placeholder firm, for a trial
  --into <folder>           builds into a folder in .local/ instead of dist/
  --local                   builds for the local backend, with the settings of the environment`;

/** Folder that firebase.json publishes. */
const PUBLISHED_FOLDER = 'dist';

const options = readOptions(USAGE, {
  into: { type: 'string', default: PUBLISHED_FOLDER },
  local: { type: 'boolean', default: false },
  // vite.config.ts reads this option, because it checks the settings of every build. This script
  // only has to accept the option.
  'yes-the-key-is-public': { type: 'boolean' },
  'with-placeholders': { type: 'boolean', default: false },
});
const publishedFolder = join(projectFolder, options.into);
const isInLocalFolder = publishedFolder.startsWith(join(projectFolder, '.local', sep));
const isMisplaced =
  !isInLocalFolder && (options.local || publishedFolder !== join(projectFolder, PUBLISHED_FOLDER));
const problem = isMisplaced
  ? 'The build deletes the folder of --into first, so it must be in .local/'
  : findLocalFolderProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exit(EXIT_UNKNOWN);
}

/**
 * Folder of the unfinished build. The build is moved to the published folder when it is complete.
 */
const dist = join(projectFolder, '.local', 'building', options.into);
/** Folder of the bundles that are only used during the build. */
const ssr = join(projectFolder, '.local', 'prerender', options.into);

async function buildSite(): Promise<void> {
  await removePreviousBuild();
  const configs = createBundleConfigs(dist, ssr, options.local ? 'local' : 'production');

  // Runs the checks in vite.config.ts, which stop the process if the settings are wrong for
  // production.
  await resolveConfig(configs.visitors, 'build', 'production', 'production');
  if (!options.local && !options['with-placeholders']) await rejectPlaceholders();

  const visitors = await bundle(configs.visitors);
  const staff = await bundle(configs.staff);
  const imports = createImportRecorder();
  const rendering = await bundle({ ...configs.prerenderer, plugins: [imports.plugin] });
  await bundle(configs.startupScript);
  await bundle(configs.worker);

  const prerenderer = await loadPrerenderer(ssr, rendering);
  const files = findPageFiles(visitors);
  const frame = await readFrame(files);
  const script = await readStartupScript(ssr);
  await updateScriptHash(script);
  const startupScript = `<script>${script}</script>`;
  const pages = await renderPages({ prerenderer, files, frame, startupScript });
  await writePages(dist, pages);

  const listedPages = await listPages(pages, imports);
  const siteUrl = prerenderer.module.siteUrl();
  await writeSeoFiles(dist, siteUrl, listedPages);
  await writeReleaseCalendar(dist, toLagosDay(new Date()), siteUrl);
  await writeOfflinePage(dist, { prerenderer, files, frame });
  await writeOfflineWorker(dist, ssr, visitors, listedPages);
  await writeNotices(dist, [...visitors, ...staff]);
  await writeSharePictures(dist);
  await writeDataFiles(dist, prerenderer.module);

  await publish();
  console.log(`Built ${options.into}/: ${pages.length} pages, staff area at /admin`);
}

/**
 * Deletes the previous build before anything else. Otherwise, it could be deployed after a failed
 * build.
 */
async function removePreviousBuild(): Promise<void> {
  await rm(publishedFolder, { recursive: true, force: true });
}

/**
 * Stops a production build if texts or pictures of the placeholder firm remain, and prints them.
 */
async function rejectPlaceholders(): Promise<void> {
  const left = (await findPlaceholders(projectFolder)).filter(({ stops }) => stops);
  if (left.length === 0) return;
  const end = `${left.length} placeholders remain. Replace them, or build a trial with ${WITH_PLACEHOLDERS}`;
  console.error([...describePlaceholders(left), end].join('\n'));
  process.exit(1);
}

async function publish(): Promise<void> {
  await mkdir(dirname(publishedFolder), { recursive: true });
  await rename(dist, publishedFolder);
}

await buildSite();
