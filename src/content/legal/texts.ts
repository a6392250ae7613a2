/*
 * The words of the legal pages: a draft for the owner, whose counsel replaces it and deletes this sentence. In a
 * text `[words](address)` is a link, and what only the firm knows stands in braces: nothing is deployed while one
 * of these is left (`npm run check:placeholders`).
 */
import { formatLongDate } from '@/lib/calendar';
import { firm } from '../firm';
import { type SeriesUse, seriesContent } from '../series';
import { seriesPath } from '../seriesSlugs';
import type { LegalPath } from './pages';

/** The firm as the register and the law know it. */
const legal = {
  name: '{registered name of the firm}',
  number: '{registration number}',
  office: '{registered address}',
  officer: '{name and e-mail of the data protection officer}',
  complaints: '{name, telephone and address of the complaints officer}',
  inForce: '{date}',
  reviewed: '{date}',
} as const;

/** The days by which the firm answers a complaint or a correction. */
const ACKNOWLEDGED = 'within 2 working days';
const RESOLVED = 'within 10';

const mail = `[${firm.email}](mailto:${firm.email})`;
const [phone] = firm.phones;
const call = `[${phone.shown}](${phone.href})`;

export interface LegalTable {
  /** What the table shows, for those who hear it. */
  caption: string;
  head: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
  /** The rows' names in the address, where they have one. */
  ids?: readonly string[];
}

/** A paragraph, the points of a list, or a table. */
export type LegalBlock = string | { points: readonly string[] } | LegalTable;

export interface LegalSection {
  /** The section's name in the address. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  /** The document's description, and the sentence under the heading. */
  lead: string;
  inForce: string;
  reviewed: string;
  /** What matters most, in a few sentences. */
  short: readonly string[];
  sections: readonly LegalSection[];
}

/** The picture that a link to the page is shown with. */
export const legalPicture = (path: LegalPath): string => `/images/share${path}.png`;

const reuseWords = {
  yes: 'Yes, with the source’s name',
  ask: 'Ask the owner first',
  no: 'No',
} as const satisfies Record<SeriesUse['reuse'], string>;

const seriesTable: LegalTable = {
  caption: 'Each series with its publisher and the terms of its figures',
  head: ['Series', 'Published by', 'May it be passed on?', 'Terms'],
  rows: seriesContent.map(({ name, slug, publisher, use }) => [
    `[${name}](${seriesPath(slug)})`,
    publisher,
    reuseWords[use.reuse],
    `${use.terms} [The terms of ${use.owner}](${use.url}), as we read them on ${formatLongDate(use.checked)}.`,
  ]),
  ids: seriesContent.map(({ slug }) => slug),
};

const drafted = { inForce: legal.inForce, reviewed: legal.reviewed } as const;

export const legalTexts: Readonly<Record<LegalPath, LegalText>> = {
  '/privacy': {
    ...drafted,
    lead: 'What this site asks you for, why, who sees it, and how you get it back or have it deleted.',
    short: [
      'We ask only for what we need to answer you, to send the newsletter or to prepare a proposal.',
      'We set no cookies and count no visitors.',
      'Two companies handle it for us: one hosts the site, one delivers our e-mail. We sell nothing to anybody.',
      `You may see it, correct it or have it deleted: write to ${mail}, and we answer ${ACKNOWLEDGED}.`,
      'You may complain to the Nigeria Data Protection Commission.',
    ],
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        blocks: [
          `${legal.name}, ${legal.number}, ${legal.office}, Nigeria, decides what happens with what you give us. In the words of the Nigeria Data Protection Act 2023 we are the data controller. Our data protection officer is ${legal.officer}.`,
        ],
      },
      {
        id: 'forms',
        title: 'What we ask for, and why',
        blocks: [
          'Fields that we do not need are not asked for. Where a field may stay empty, the form says so.',
          {
            caption: 'What each form asks for and why',
            head: ['Form', 'We ask for', 'To', 'Lawful basis'],
            rows: [
              [
                'Contact',
                'name, e-mail, subject, message',
                'answer you',
                'our legitimate interest in answering those who write to us',
              ],
              [
                'Newsletter',
                'name, e-mail',
                'send one e-mail each trading day',
                'your consent, which each e-mail lets you take back',
              ],
              [
                'Research request',
                'name, telephone, e-mail, what you need',
                'prepare a proposal for you',
                'steps that you ask for before a contract',
              ],
            ],
          },
          'You need not give us any of it. Without it we cannot answer, send or propose, and nothing else follows. No decision about you is made by a machine.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who else sees it',
        blocks: [
          'Google hosts the site and its database for us, and our mail provider {name of the mail provider} carries what you send to our mailbox. Messages are not stored on the site. Both companies may keep copies outside Nigeria, in {countries}. They act on our instructions, under {the contract or the instrument that allows the transfer}.',
          'Nobody else sees it, unless a court or a law of Nigeria obliges us.',
        ],
      },
      {
        id: 'period',
        title: 'How long we keep it',
        blocks: [
          'A message: {12 months} after our last answer. A request for research: {24 months}, or as long as the contract it leads to and the years that the law adds. Your newsletter address: until you leave, then no longer than {30 days}.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          `You may ask us what we hold on you, have it corrected or deleted, have its use restricted, take it elsewhere, object, or take back a consent at any time, which does not undo what was done before. It costs nothing. Write to ${mail}; we may ask one question to be sure that it is you.`,
        ],
      },
      {
        id: 'complaints',
        title: 'If you are not satisfied',
        blocks: [
          `Tell us first, if you will: ${legal.complaints}. We acknowledge ${ACKNOWLEDGED} and settle ${RESOLVED}. You may also go to the Nigeria Data Protection Commission at any time: {its address}.`,
        ],
      },
      {
        id: 'browser',
        title: 'Cookies and your browser',
        blocks: [
          'This site sets no cookies. Your browser keeps on your own device:',
          {
            points: [
              'the newest figures and the pages that you have opened, so that they are there without a connection;',
              'what you have typed into a form and not sent, for a day;',
              'that you have closed the newsletter, so that it does not open again.',
            ],
          },
          'Nothing of it is sent to us, and your browser’s own settings delete it. When a part of the site fails in your browser, it may tell us what failed, on which page, and how long pages take: without your name, your address or what you typed, and so that no two visits can be told apart or put together.',
        ],
      },
      {
        id: 'third-parties',
        title: 'What your browser asks elsewhere',
        blocks: [
          'Figures, files and pictures come from Google’s database and storage (firestore.googleapis.com, firebasestorage.googleapis.com), so Google sees your internet address. When the News Commentary on Home comes near the screen, its still pictures come from img.youtube.com; the talks themselves are links, and play on the video host’s own site. The map on Contact comes from openstreetmap.org once you press ‘Show the map’. A form that you send goes to our mail provider.',
          'The site asks no other host. It has no advertising and nobody’s counters.',
        ],
      },
      {
        id: 'changes',
        title: 'When this notice changes',
        blocks: [
          'We say so here, with the day, and keep the older version {where}. Who gets the newsletter is told by e-mail.',
        ],
      },
    ],
  },
  '/terms': {
    ...drafted,
    lead: 'What you may do with this site and its figures, and what you may rely on.',
    short: [
      'What you read here is information for everybody, not advice to you.',
      'Figures are entered with care and corrected in the open. They come without warranty.',
      'Who may pass which figures on is said with each series.',
      'Nigerian law applies.',
    ],
    sections: [
      {
        id: 'firm',
        title: 'Who publishes this site',
        blocks: [
          `${legal.name}, ${legal.number}, ${legal.office}, Nigeria. You reach us at ${call} and ${mail}.`,
        ],
      },
      {
        id: 'advice',
        title: 'Information, not advice',
        blocks: [
          'Nothing on this site is a recommendation to buy, hold or sell a security or a currency, an offer, or advice that takes account of your means and aims. Before you act on it, ask a person who is registered to advise you. What past figures did says nothing sure about those to come.',
        ],
      },
      {
        id: 'figures',
        title: 'What the figures are',
        blocks: [
          'We take figures from the publishers named under [Data and sources](/data), and our staff key them in. They may be late, incomplete or wrong, and a publisher may revise them. The day of a figure stands beside it; a figure that was changed after its day is marked and listed under [Corrections](/corrections).',
          'For a decision that depends on a figure, take it from its publisher.',
        ],
      },
      {
        id: 'reliance',
        title: 'Who may rely on it',
        blocks: [
          'Research that we prepare for a client is for that client, on the terms of its contract. What is public here is for anybody to read, and nobody’s to rely on alone.',
          'We answer for what we do on purpose or with gross negligence, and wherever the law does not let us exclude it. Beyond that we are not liable for what follows from the use of free information on this site.',
        ],
      },
      {
        id: 'use',
        title: 'What you may use',
        blocks: [
          `You may quote texts of ours in short, with our name and a link. Charts may be embedded and figures downloaded where the series’ page offers it, on the terms that stand there. Reports may be passed on whole and unchanged. For anything else write to ${mail}.`,
          'Do not present figures of a publisher as ours, or ours as a publisher’s, and do not put our name beside advice that is not ours.',
        ],
      },
      {
        id: 'availability',
        title: 'When the site is not there',
        blocks: [
          'We keep it going as well as we can and promise no hours. Figures of an evening come when our staff have them, as a rule by {hour} in Lagos.',
        ],
      },
      {
        id: 'links',
        title: 'Other sites',
        blocks: [
          'Links lead to publishers and to the video host. What stands there is theirs. A link is no recommendation.',
        ],
      },
      {
        id: 'law',
        title: 'Law and changes',
        blocks: [
          'These terms are under the law of the Federal Republic of Nigeria; the courts of Lagos decide. Where a consumer has rights that no terms can take away, they stay. When the terms change, the day at the top does, and the older version is kept {where}.',
        ],
      },
    ],
  },
  '/disclosures': {
    ...drafted,
    lead: 'Who writes our research, what they may hold, and who pays for it.',
    short: [
      'Registration: {status with the Securities and Exchange Commission, and number}.',
      'Authors own none of the securities they write about, or the report says what they own.',
      'We give no ratings and no price targets.',
      'No company pays for what we publish about it here.',
    ],
    sections: [
      {
        id: 'registration',
        title: 'Registration',
        blocks: [
          '{Whether the firm is registered with the Securities and Exchange Commission as an adviser, under which number and since when; if it is not, which of its activities need no registration, and why.}',
        ],
      },
      {
        id: 'independence',
        title: 'Independence',
        blocks: [
          'Authors decide what a report says. Neither clients nor other parts of the firm see a public report before it is published, and no one’s pay depends on what it says about a security.',
          'The firm is part of a group of companies, named on [Home](/). When a report is about one of them, or about a client of the past 12 months, its first page says so.',
        ],
      },
      {
        id: 'holdings',
        title: 'What authors hold',
        blocks: [
          'Authors and those who live with them do not trade in a security from when they begin a report about it until 5 working days after it is out. What they own of it at that time, and any position of the firm of 1% or more, stands in the report.',
        ],
      },
      {
        id: 'forecasts',
        title: 'Ratings and forecasts',
        blocks: [
          'We publish no ratings and no price targets. A forecast names the figures it starts from, the day on which they were taken, what it assumes, and how far the last such forecast was out.',
          'A report is its authors’ opinion on the day it was written. We do not promise to renew it.',
        ],
      },
      {
        id: 'payment',
        title: 'Who pays',
        blocks: [
          'Clients pay for studies, surveys and advice; the figures and the commentary on this site are free. A study that somebody paid for is published only with that name on it.',
        ],
      },
      {
        id: 'conflicts',
        title: 'Conflicts of interest',
        blocks: [
          `A register of interests is kept by {name and office}. Ask for the entry behind a report: ${mail}.`,
        ],
      },
    ],
  },
  '/data': {
    ...drafted,
    lead: 'Where each series comes from, who owns it, and what you may do with it.',
    short: [
      'Every figure has a publisher; we key it in and keep its history.',
      'Some you may reuse with the source’s name. For others you have to ask their owner.',
      'Where you have to ask, we offer no file, no embed and no picture.',
    ],
    sections: [
      {
        id: 'method',
        title: 'How figures come here',
        blocks: [
          'On each evening of trading our staff enter the closes of the day from the publishers’ own lists; monthly, quarterly and four-weekly figures on the day of their release. Each entry is checked against the figure before it, and by a second look where it moves further than it usually does.',
          'A day without a session has no figure. A figure that is missing stays missing: nothing is estimated or filled in.',
        ],
      },
      {
        id: 'series',
        title: 'The series',
        blocks: [
          seriesTable,
          'Closing prices of single shares belong to the Nigerian Exchange. They are shown here and offered nowhere as a file.',
        ],
      },
      {
        id: 'corrections',
        title: 'When a figure changes',
        blocks: [
          'The value first published is kept beside the new one, marked on the chart and listed under [Corrections](/corrections).',
        ],
      },
      {
        id: 'permission',
        title: 'Whom to ask',
        blocks: [
          `Closing prices and the index belong to the Nigerian Exchange, rates of bonds and bills to FMDQ Exchange and the Debt Management Office: their market data desks license redistribution. We may not give what is theirs. For all else write to ${mail}.`,
        ],
      },
    ],
  },
  '/corrections': {
    ...drafted,
    lead: 'What we had to change after it was published, and how to tell us what is wrong.',
    short: [
      `Tell us: ${mail} or ${call}.`,
      `We acknowledge ${ACKNOWLEDGED} and settle ${RESOLVED}.`,
      'What was published stays to be read beside what it became.',
    ],
    sections: [
      {
        id: 'tell',
        title: 'How to tell us',
        blocks: [
          `Write to ${mail} or call ${call}: which page, which day, what it says, what it should say, and how you know. A picture of the screen helps.`,
        ],
      },
      {
        id: 'figures',
        title: 'Figures',
        blocks: [
          'We compare it with its publisher the same working day. If we were wrong, the figure is corrected at once, and the chart and its table show what stood there before. When a publisher revises a figure, we do the same and say so. When a series is rebased, the figures before stay as they were, and the page says from when on they no longer compare.',
        ],
      },
      {
        id: 'words',
        title: 'Reports and commentary',
        blocks: [
          'A mistake in a report is corrected in the file, with a line on its first page that says what was changed and when. A file that has to go is withdrawn, not exchanged in silence.',
        ],
      },
      {
        id: 'complaints',
        title: 'Complaints',
        blocks: [
          `${legal.complaints} reads each complaint, who was not part of what it is about. We acknowledge it ${ACKNOWLEDGED}, settle it ${RESOLVED}, and tell you in writing what we found and did. If it takes longer, we say why before then.`,
          'If you are not satisfied with our answer, you may go to the Securities and Exchange Commission, to the Federal Competition and Consumer Protection Commission or, for personal data, to the Nigeria Data Protection Commission: {their addresses}.',
        ],
      },
    ],
  },
  '/accessibility': {
    ...drafted,
    lead: 'What you can expect of this site with a keyboard, a screen reader, large letters or few colours.',
    short: [
      'The site is built to meet WCAG 2.2 at level AA.',
      'Every chart is also a table, and every figure a text.',
      `What does not work for you is a defect: ${mail}.`,
    ],
    sections: [
      {
        id: 'met',
        title: 'What is met',
        blocks: [
          {
            points: [
              'Everything works with a keyboard alone, and one always sees where one is.',
              'Headings, landmarks, tables and forms are named for screen readers; changes that matter are read out.',
              'Text is at least 4.5 times as dark as its ground; no meaning is in colour alone.',
              'Letters can be twice as large, and a window 320 pixels wide, without anything being cut.',
              'Pages follow your settings for less movement, forced colours and print.',
              'Charts can be read by their slider and as a table, and be downloaded where their terms allow it.',
            ],
          },
          'Each page is checked by axe on each change of the site, in windows of 390 and 1280 pixels.',
        ],
      },
      {
        id: 'not-met',
        title: 'What is not',
        blocks: [
          {
            points: [
              'Talks on the video host have the captions that the host makes; we have no transcripts of our own yet.',
              'Reports are PDF files that are not all tagged. Ask for one as text, and you have it within 5 working days.',
              'No person who uses a screen reader each day has tested the site yet.',
              'The map on Contact is a third party’s. The address stands beside it in words.',
            ],
          },
        ],
      },
      {
        id: 'tell',
        title: 'Whom to tell',
        blocks: [
          `Write to ${mail} or call ${call}. We answer ${ACKNOWLEDGED}, and say by when it is mended. The law that stands behind it is the Discrimination Against Persons with Disabilities (Prohibition) Act 2018.`,
        ],
      },
    ],
  },
};
