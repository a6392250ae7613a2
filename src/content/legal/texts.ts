/*
 * The words of the legal pages: a draft for the owner, whose counsel replaces it and deletes this
 * sentence. In a text `[words](address)` is a link, and what only the firm knows stands in braces:
 * nothing is deployed while one of these is left (`npm run check:placeholders`).
 */
import { formatLongDate } from '@/lib/calendar';
import { firm } from '../firm';
import { groupCompanies } from '../groupCompanies';
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
  version: '1',
  inForce: '{date}',
  reviewed: '{date}',
} as const;

/** The days by which the firm answers a complaint or a correction. */
const ACKNOWLEDGED = 'within 2 working days';
const RESOLVED = 'within 10 working days';
const ANSWERED = `We acknowledge what you tell us ${ACKNOWLEDGED} and settle it ${RESOLVED}; if it takes longer, you hear before then why, and until when.`;

const mail = `[${firm.email}](mailto:${firm.email})`;
const [phone] = firm.phones;
const call = `[${phone.shown}](${phone.href})`;
const companies = groupCompanies.map(({ name }) => name).join(', ');

export interface LegalTable {
  /** The caption, which only screen readers get. */
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
  version: string;
  inForce: string;
  reviewed: string;
  /** The main points, in a few sentences. */
  short: readonly string[];
  sections: readonly LegalSection[];
}

/** Returns the picture that a link to the page is shown with. */
export const legalPicture = (path: LegalPath): string => `/images/preview${path}.png`;

const reuseWords = {
  yes: 'Yes, with the source’s name and ours',
  ask: 'Ask the owner first',
  no: 'No',
} as const satisfies Record<SeriesUse['reuse'], string>;

const seriesTable: LegalTable = {
  caption: 'Each series with its publisher and the terms of its figures',
  head: ['Series', 'Published by', 'May it be passed on?', 'Terms'],
  rows: seriesContent.map(({ name, slug, publisher, publisherUrl, use }) => [
    `[${name}](${seriesPath(slug)})`,
    `[${publisher}](${publisherUrl})`,
    reuseWords[use.reuse],
    `${use.terms} [The terms of ${use.owner}](${use.url}), as we read them on ${formatLongDate(use.checked)}.`,
  ]),
  ids: seriesContent.map(({ slug }) => slug),
};

const { version, inForce, reviewed } = legal;
const drafted = { version, inForce, reviewed } as const;

export const legalTexts: Readonly<Record<LegalPath, LegalText>> = {
  '/privacy': {
    ...drafted,
    lead: 'What this site asks you for, why, who sees it, and how you get it back or have it deleted.',
    short: [
      'We ask only for what we need to answer you, to send the newsletter or to prepare a proposal.',
      'We set no cookies and count no visitors.',
      'The companies that host the site and deliver our e-mail handle it for us. We sell nothing to anybody.',
      `You may see it, correct it or have it deleted: write to ${mail}. ${ANSWERED}`,
      'A newsletter that you never asked for? [How to end it](#daily-letter).',
      'No answer, or a wrong one? [Where to go next](#complaints), up to the Nigeria Data Protection Commission.',
    ],
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        blocks: [
          `${legal.name}, ${legal.number}, ${legal.office}, Nigeria, decides what happens with what you give us. In the words of the Nigeria Data Protection Act 2023 we are the data controller. You reach us at ${mail} and ${call}.`,
          `Our data protection officer is ${legal.officer}. With the Nigeria Data Protection Commission we are {registered as a controller of major importance, with level and number, or not, and why}.`,
        ],
      },
      {
        id: 'forms',
        title: 'What we ask for, and why',
        blocks: [
          {
            caption: 'What we get from you where, and why',
            head: ['Where', 'We get', 'To', 'Lawful basis'],
            rows: [
              [
                'Contact',
                'name, e-mail, message; subject, if you like',
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
                'name, e-mail, what you need; telephone, if you like',
                'prepare a proposal for you',
                'steps that you ask for before a contract',
              ],
              [
                'Complaint or request',
                'what you write, and what shows that it is you',
                'settle it, and show that we did',
                'our duty under the law',
              ],
              [
                'Telephone, letter, e-mail, {our accounts on other networks}',
                'what you tell us, and your number or address',
                'answer you',
                'our legitimate interest in answering those who write to us',
              ],
              [
                'Any page',
                'your internet address, which browser you use, which page or figures you ask for, and when; {if the site reports at all, how long pages take, and what fails on which}',
                'deliver the page, keep floods from the forms, and fix what fails',
                'our legitimate interest in a site that works',
              ],
              [
                'Sign-in of our staff',
                'their e-mail, and what they change and when; Google checks the password, which we never see',
                'let only staff change figures, and know who did',
                'our legitimate interest in true figures',
              ],
            ],
          },
          'With each form comes the date and time of your device. Apart from your internet address, which comes with every visit, you need not give us any of this. Without it we cannot answer, send or propose, and nothing else follows. We use it for nothing else without asking you first. Please tell us nothing of your health, beliefs or other private matters.',
          'Where we name an interest of ours, we have weighed it against yours: {where this is written down}. Directors, authors and guests of talks are named and shown here {on which lawful basis}. Were you asked in a survey of ours? {Where its own notice is.}',
          'No decision about you is made by a machine, and we make no profiles. The forms are not meant for children: if somebody under 18 has written to us, tell us, and we delete it.',
        ],
      },
      {
        id: 'daily-letter',
        title: 'A newsletter that you never asked for',
        blocks: [
          'It is sent to addresses that were typed into its form, or given with a ticked box beside a research request. The form cannot know whose address it is: somebody may have typed yours. {Whether a first e-mail asks you to confirm.}',
          `Each e-mail has a link to leave. Or write ‘Leave’ to ${mail}: we take you off the list ${ACKNOWLEDGED}. If you ask, we say on which day and how your address came to us. {Whether its sender learns who opens the newsletter or presses a link in it, and on which consent.}`,
        ],
      },
      {
        id: 'recipients',
        title: 'Who else sees it',
        blocks: [
          {
            points: [
              'Google hosts the site and its database, so it sees your internet address; {whether it also runs the relay that takes the forms}.',
              '{Name of the mail provider} carries what you send to our mailbox, which {name of its host} keeps.',
              '{Who sends the newsletter} has the names and addresses of those who get it.',
              'In the firm {which staff} read it. The companies of our group do not.',
            ],
          },
          'Those who act for us do so on our instructions, under {contracts and their days}. They may keep copies outside Nigeria, in {countries}; what allows that is {the decision, clauses or other ground in the Act, for each}. Ask us for a copy. Nobody else sees what you write, unless a court or a law of Nigeria obliges us, a Commission asks for it, or a complaint about research, advice or securities is not settled in time: that we [pass on](/corrections) to the Securities and Exchange Commission, and tell you. YouTube and OpenStreetMap see your internet address [when you come to what is theirs](#third-parties); they do not act for us.',
        ],
      },
      {
        id: 'period',
        title: 'How long we keep it',
        blocks: [
          {
            points: [
              'A message, or what you told us by telephone: {12 months} after our last answer. Of all that forms send, {name of the mail provider} keeps a copy for {days}.',
              'Your newsletter address: until you leave. The mail by which you had asked for it, as a proof: {how long} after that, unless you ask us to delete it too.',
              'A request for research: {24 months}, or as long as the contract it leads to and the years that the law adds.',
              'A complaint, or a request about your data: {6 years} after it is settled.',
              'Your internet address: the relay of the forms counts it for an hour and notes it nowhere. The log of its host, which we can read, keeps it for {30 days}; other logs of Google for {period}.',
              'Of directors, authors and guests, names and pictures: as long as the page, report or talk is here, and {how long} after.',
              'Of staff: the account until it is deleted, and what they changed for 12 months; backups keep both {98 days} longer, and copies outside {until when}. An account that a stranger made at the sign-in: {until when}.',
            ],
          },
        ],
      },
      {
        id: 'security',
        title: 'How it is kept safe',
        blocks: [
          'What you send by a form leaves your browser encrypted, and is not stored on the site; without JavaScript it is an e-mail of your own. {Who has access to mailbox and newsletter list, and with what second factor.}',
          'If something is lost or seen by strangers and may harm you, the Commission hears of it within 72 hours. Where the harm may be great you hear at once: what happened, and what you can do.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          `Write to ${mail} from the address that you had given us, or use [the form](/contact), and say what you want. You need no form and no reason, and it costs nothing. We may ask one question to be sure that it is you. ${ANSWERED} If we refuse, we say why.`,
          {
            points: [
              'See it: you get a copy of what we hold, and hear from whom we have it and who has seen it.',
              'Correct it: what is wrong is changed, what is missing is added.',
              'Delete it: it goes from mailbox and lists, and the companies that carried it are told to delete theirs. What stays is that you asked and what we did, and what a law or an open claim needs; we say which.',
              'Pause it: we keep it, and do not use it while a question is open.',
              'Take it along: you get it as a file that programs can read.',
              'Object: we stop, unless we can show you a stronger reason. The newsletter always stops.',
              'Take back a consent, at any time. What was done before stays lawful.',
            ],
          },
        ],
      },
      {
        id: 'complaints',
        title: 'If you are not satisfied',
        blocks: [
          `Tell us first, if you will: ${legal.complaints}. ${ANSWERED} The Commission’s directive of 2025 calls such a letter a Standard Notice to Address Grievance; plain words will do.`,
          'You may go to the Nigeria Data Protection Commission at any time, with our answer or without one: {its address and its form}. The courts are open to you too.',
        ],
      },
      {
        id: 'browser',
        title: 'Cookies and your browser',
        blocks: [
          'This site sets no cookies. Your browser keeps on your own device:',
          {
            points: [
              'figures, and pages with those that you may want next, so that they are there without a connection: until newer ones take their place, or you delete them;',
              'what you have typed into a form and not sent, your name and e-mail among it: it is deleted once it is sent, or at your first visit after a day. Who opens the form on this device before that sees it: on a shared one, empty the fields;',
              'that you have closed the newsletter or signed up for it, so that it does not open again, until you delete it;',
              'which page had to load anew, until you close its tab.',
            ],
          },
          'None of it goes to us before you send the form, and none of it follows you. It only makes the site work as you would expect, so we ask for no consent. Your browser’s own settings delete it. Of staff who sign in more is kept, as the page on which they do says. If the site reports at all ({whether it does}), it tells us how long each page took and, when a part of it fails, what and on which page, with the first words of the error and the host that was refused: no name, no cookie, no field of a form, and so that no two visits can be put together. The receiver’s computer sees your internet address and does not note it.',
        ],
      },
      {
        id: 'third-parties',
        title: 'What your browser asks elsewhere',
        blocks: [
          'Figures, files and pictures come from Google’s database and storage (firestore.googleapis.com, firebasestorage.googleapis.com), so Google sees your internet address. When the News Commentary on Home comes near the screen, its still pictures come from img.youtube.com or i.ytimg.com, which are Google’s too; the talks themselves are links, and play on the video host’s own site. The map on Contact comes from openstreetmap.org once you press ‘Show the map’. YouTube and OpenStreetMap also learn that you come from this site. What they keep of your internet address they decide themselves; for Google’s database, storage and hosting [we answer](#recipients). A form that you send goes to {address of the relay}; reports of what failed go to {their address, or nowhere}.',
          'The site asks no other host; only staff who sign in ask Google’s sign-in. It has no advertising and nobody’s counters. A chart of ours on another site asks us and Google’s database, and sends the reports that this site sends. It sets no cookie, and keeps its figures in your browser as this site does; for the rest of that page ask its owner.',
        ],
      },
      {
        id: 'changes',
        title: 'When this notice changes',
        blocks: [
          'We say so here, with the day, {how long} before it counts, and keep the older version {where}. Who gets the newsletter is told by e-mail.',
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
      'What you can claim from us [is limited](#reliance). A wrong figure cost you money? [What to do](/corrections).',
      'Nigerian law applies. The rights that it gives consumers stay.',
    ],
    sections: [
      {
        id: 'firm',
        title: 'Who publishes this site',
        blocks: [
          `${legal.name}, ${legal.number}, ${legal.office}, Nigeria. You reach us at ${call} and ${mail}. Whether we are registered to advise stands under [Research disclosures](/disclosures). The site costs nothing and needs no account.`,
        ],
      },
      {
        id: 'advice',
        title: 'Information, not advice',
        blocks: [
          'Nothing on this site is a recommendation to buy, hold or sell a security or a currency, an offer, or advice that takes account of your means and aims. Before you act on it, ask a person who is registered to advise you. Lists of gainers and losers are arithmetic, and talks are the opinion of who speaks. What past figures did says nothing sure about those to come.',
        ],
      },
      {
        id: 'figures',
        title: 'What the figures are',
        blocks: [
          'We take figures from the publishers named under [Data and sources](/data), and our staff key them in. They may be late, incomplete or wrong, and a publisher may revise them. The day of a figure stands on the page of its series. On Home and in the line at the top of each page the date is that of the index. The exchange rate, bonds and bills show their own date where it is another one, and say ‘no date’ where we do not know it. Lists of shares show when they were saved, and the session where that is another day; inflation, growth and the policy rate show the date as our staff wrote it. A figure of a series that was changed later is listed under [Corrections](/corrections), and marked where the chart or the table shows its day.',
          'For a decision that depends on a figure, take it from its publisher.',
        ],
      },
      {
        id: 'reliance',
        title: 'Who may rely on it',
        blocks: [
          'Research that we prepare for a client is for that client, on the terms of its contract. What is public here is for anybody to read, and nobody’s to rely on alone.',
          'Please read this with care, since it limits what you can claim. We answer for what we do on purpose or with gross negligence, and wherever the law does not let us exclude it. Beyond that we are not liable for what follows from the use of free information on this site.',
        ],
      },
      {
        id: 'use',
        title: 'What you may use',
        blocks: [
          `You may quote texts of ours in short and, for our part, single figures of any series, with our name, the source, the day on which you read it, and a link. Charts may be embedded and figures downloaded where the series’ page offers it, on the terms that stand there. Programs may read those files {up to how often}. Reports may be passed on whole and unchanged, price lists and market summaries only as [Data and sources](/data) says. That a program can read a figure is no leave to copy it. For anything else write to ${mail}.`,
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
          'These terms are under the law of the Federal Republic of Nigeria; the courts of Lagos decide. Where a consumer has rights that no terms can take away, they stay. If one of these sentences does not hold, the others do.',
          'You may [complain](/corrections) first, which costs nothing, but need not. When the terms change, so does the day at the top. A change does not reach back to what you did before, and the older version is kept {where}.',
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
      'Who paid for something that we publish is named on it. No one can pay for a figure, its place or its comment.',
      'Something in a report is wrong or unfair? [How to complain](/corrections).',
    ],
    sections: [
      {
        id: 'registration',
        title: 'Registration',
        blocks: [
          '{Whether the firm is registered with the Securities and Exchange Commission under the Investments and Securities Act 2025, as what, under which number and since when.} {If it is not, which of its activities need no registration, and why.} The Commission’s own register says so too: {its address}.',
          'Each report names its authors, {their own registration}, who approved it, and of which day and hour its prices are. In it the authors declare that it says what they think.',
        ],
      },
      {
        id: 'independence',
        title: 'Independence',
        blocks: [
          'Authors decide what a report says. Before it is out {who, not an author of it,} checks its facts and these rules, and directors may question or hold it, but not change its view. Nobody else, in the firm, its group or among clients, sees a public report before everybody can, and no one’s pay depends on what it says about a security.',
          'Nobody uses inside information, in writing or in trading. Authors take no gifts {above which value} from those they write about.',
          `The firm is part of a group of companies: ${companies}. Those whose marks Home shows are of this group. {What each does, and who owns the firm.} When a report is about one of them, or about somebody for whom the firm or one of them worked in the past 12 months, its first page says so. Companies of the group may trade in what we write about: {which do, and what keeps them from knowing reports before others}.`,
        ],
      },
      {
        id: 'holdings',
        title: 'What authors hold',
        blocks: [
          'Authors, all who see a report before it is out, and those who live with them do not trade in a security from when a report about it is begun until 5 working days after it is out. What they own of it or have sold short, a seat on its board, and any position of the firm or its group of 1% or more of its shares stand in the report.',
        ],
      },
      {
        id: 'forecasts',
        title: 'Ratings and forecasts',
        blocks: [
          'We publish no ratings and no price targets. A forecast names the figures it starts from, the day on which they were taken, what it assumes, and how far the last such forecast was out. If we begin to rate, this page first says the scale, the method, for how long a rating holds, and how many there are of each.',
          'In talks, authors and guests speak for themselves. What they hold of what they speak about is said {in the talk, or beneath it on the video host}.',
          'A report is its authors’ opinion on the day it was written. We do not promise to renew it. We keep it, and what it rests on, for {years}.',
        ],
      },
      {
        id: 'payment',
        title: 'Who pays',
        blocks: [
          'Clients pay for studies, surveys and advice; the figures and the commentary on this site are free. A study that somebody paid for is published only with that name on it. No one can pay for a series, its place, or its comment.',
        ],
      },
      {
        id: 'conflicts',
        title: 'Conflicts of interest',
        blocks: [
          `A register of interests is kept by {name and office}. Ask for the entry behind a report: ${mail}. You hear ${ACKNOWLEDGED}.`,
        ],
      },
    ],
  },
  '/data': {
    ...drafted,
    lead: 'Where each series comes from, who owns it, and what you may do with it.',
    short: [
      'Every figure has a publisher; we key it in and keep its history.',
      'Some you may reuse with the source’s name and ours. For others you have to ask their owner.',
      'Where you have to ask, the page of the series offers no file, no chart to embed and no picture, only code that shows the newest figure. For our part you may quote single figures from all.',
      'What a figure of a series said at the end of its day, and each value since, is kept beside what it became.',
    ],
    sections: [
      {
        id: 'method',
        title: 'How figures come here',
        blocks: [
          'On each evening of trading our staff enter the closes of the day from the publishers’ own lists; statistics and decisions when they are announced. In the list of an evening each entry is shown beside the figure before it, and an index or a price that moved by more than 10% has to be confirmed; where a single figure is keyed in, such a move is pointed out. Figures of past days are compared with what stood there.',
          'A day without a session has no figure. A figure that is missing stays missing: nothing is estimated, smoothed or filled in. An exchange rate that did not change may be confirmed for another session, and stands there again. Bonds and bills have one figure for each auction. Changes are our own arithmetic.',
          'Only staff whom we have put on a list can enter or change a figure here, and we record for 12 months who did it. Whoever administers the database can too, without that record: {who, and how the firm notes it}. No client or company of our group has a say.',
        ],
      },
      {
        id: 'series',
        title: 'The series',
        blocks: [
          'The page of each says what it measures, in what unit and by what method, on which basis, when the next are due, and how to cite it: with the day on which you read it, since a figure may be revised.',
          seriesTable,
          'Where figures may be passed on, the page offers CSV, JSON and code to embed the chart; the files hold the terms and, beside a figure that was changed, every value that was published before, with its days and the reason: in columns of their own, so that no date has two rows. Where you have to ask, you may for our part still quote single figures with the source, and link to the page. The database that this site reads answers programs too, without a word on terms: those of this page apply, and a series where you have to ask is there for its page alone.',
          'We show the index and closing prices under {licence of the Exchange, with its day}, and the stop rates of bonds as {terms of the Debt Management Office, with the day on which they were read} say. Closing prices of single shares belong to the Nigerian Exchange, and the pages offer none of them as CSV, JSON, frame or picture. A price list under [Resources](/resources), which may be a CSV, holds all of them; it and market summaries are published under {its own licence from the Exchange}, to be read, and may be passed on {as far as that lets others}.',
        ],
      },
      {
        id: 'corrections',
        title: 'When a figure changes',
        blocks: [
          'First published means: on this site. Where the chart or the table shows the day, what was first published is marked and stands beside the new value; over five years or more, daily figures show one day a week. [Corrections](/corrections) lists each value from the end of its day on, with its days and, where one was recorded, the reason: our correction, a revision by the source, or a rebasing. A figure that was withdrawn is no longer on the chart; files keep its date, without a current value. The list can be downloaded as a JSON Feed, without the series that we may not hand on.',
        ],
      },
      {
        id: 'permission',
        title: 'Whom to ask',
        blocks: [
          `For closing prices and the index ask the Nigerian Exchange, whose market data desk licenses redistribution, and for stop rates of bonds the Debt Management Office. We may not give what is theirs, or say what they would allow, and clients do not get it from us without its owner’s licence either. For all else write to ${mail}; you hear ${ACKNOWLEDGED}.`,
        ],
      },
    ],
  },
  '/corrections': {
    ...drafted,
    lead: 'What we had to change after it was published, and how to tell us what is wrong.',
    short: [
      `Something is wrong? Tell us: ${mail} or ${call}. ${ANSWERED}`,
      'A wrong figure cost you money? [What to do](#loss).',
      'No answer, or a wrong one? [Where to go next](#further).',
      'What a figure of a series said, once its day was over, stays to be read beside what it became.',
    ],
    sections: [
      {
        id: 'tell',
        title: 'How to tell us',
        blocks: [
          `Write to ${mail}, use [the form](/contact) or call ${call}: which page, which day, what it says, what it should say, and how you know. A picture of the screen helps.`,
        ],
      },
      {
        id: 'figures',
        title: 'Figures',
        blocks: [
          'We compare it with its publisher by the end of the next working day, and you hear what we found, also if the figure was right. If we were wrong, it is corrected at once, and where the chart or the table shows the day it is marked; a daily figure that is keyed in again on the evening of its own session is not. When a publisher revises a figure, we do the same and, where the reason was recorded, say so. When a series is rebased, its page says from when on figures no longer compare with those before.',
        ],
      },
      {
        id: 'kept',
        title: 'What the list holds',
        blocks: [
          'Each daily figure of a series that was changed once the day of its session was over, and each monthly or quarterly figure or decision that was changed at all, with its values, their days, and why where that was recorded. Two changes on one day have clock times, as they are in Lagos. The site lets nobody take a value off again, our staff neither. Who told us is never named.',
          {
            points: [
              'Our correction: we were wrong. If we undo a change, that counts as one too.',
              'Revision by the source: its publisher has a newer figure.',
              'Rebasing: the figure is now on another basis, and neither value is wrong.',
            ],
          },
          'A daily figure that is keyed in again on the evening of its session is kept, but neither listed nor marked: if you took one that evening, look again the next day. Where nobody was asked for the reason, the list says that none was recorded. Of the index the change that staff state with it has a line of its own, though the page may show the one worked out; changes that are worked out follow a corrected figure and have no lines. Lists of gainers and losers are replaced each session: changes in them are not listed. On Home an indicator stands with its date as our staff wrote it; where that names no month, quarter or day, the figure is in no series and not in this list.',
          'For programs the list can be downloaded as a JSON Feed; there is no address to subscribe to. The file leaves out the series that we may not hand on; they can be read here.',
        ],
      },
      {
        id: 'loss',
        title: 'If a wrong figure cost you money',
        blocks: [
          `Write to ${mail}, or use [the form](/contact), with ‘Complaint’ in the subject: which figure, on which day you read it, what you did because of it, what that cost, and what shows it. Which figure stood here on that day can still be found: each value of a series is kept; lists of shares, and figures without a period, for 12 months.`,
          `The complaints officer decides, and tells you in writing whether we pay, and why or why not. ${ANSWERED} What we answer for is said in the [Terms](/terms). Our answer takes no other way from you.`,
        ],
      },
      {
        id: 'words',
        title: 'Reports and commentary',
        blocks: [
          'A mistake in a report is put right in a new file, with a line on its first page that says what was changed and when; a list or summary of the day may be replaced on that day without one. The list above holds figures alone: which files we replaced or took down, and why, we tell who asks, and keep the old ones for {years}. A mistake in a newsletter is put right in the next one, one in a talk beneath it.',
        ],
      },
      {
        id: 'complaints',
        title: 'Complaints',
        blocks: [
          `${legal.complaints} reads each complaint; one about {him or her} {who else} reads. It costs nothing. ${ANSWERED} You are told in writing what we found and did, by telephone or in large letters if you ask. Nothing takes longer than {21 working days}. Working days are Monday to Friday without public holidays, and count from the day after we heard of it; a call counts as a letter. The 24 hours on Contact are for a first answer. A letter on paper is acknowledged within {5 working days}.`,
          'Each complaint has a number, which our acknowledgement tells you, and an entry in a register: who, when, about what, and what came of it. {Who} keeps it for {6 years}. Commissions may see it, others may not.',
        ],
      },
      {
        id: 'further',
        title: 'No answer, or a wrong one',
        blocks: [
          'You may go elsewhere at any time. If 10 working days have passed without an answer, you need not wait any longer. Take what you wrote, and the number of your complaint if you have one. The courts are open to you too.',
          {
            points: [
              'Research, advice or securities: Securities and Exchange Commission, {address}. What we have not settled in time we pass on to it with our file within {2 working days}, and tell you.',
              'A wrong figure, or what was promised, offered or charged: Federal Competition and Consumer Protection Commission, {address}.',
              'Personal data: Nigeria Data Protection Commission, {address}.',
              'Barriers for persons with disabilities: National Commission for Persons with Disabilities, {address}.',
            ],
          },
        ],
      },
    ],
  },
  '/accessibility': {
    ...drafted,
    lead: 'What you can expect of this site with a keyboard, a screen reader, large letters or few colours.',
    short: [
      'The site is built to meet WCAG 2.2 at level AA.',
      'Every chart of a series is also a table, over five years or more of one session a week, and every figure a text.',
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
              'Text and its ground differ by at least 4.5 to 1; no meaning is in colour alone.',
              'Letters can be twice as large, and a window 320 pixels wide, without anything being cut but what is named below.',
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
              'No person who uses a screen reader each day has tested the site yet. This page is our own view, {of which day}; nobody outside the firm has looked.',
              'In large letters or narrow windows the line of figures at the top may leave out a change or end in dots, and so may long names of bonds, bills or shares and the title of an embedded chart. Markets and the pages of the series have them in full.',
              'The map on Contact is a third party’s. The address stands beside it in words.',
            ],
          },
        ],
      },
      {
        id: 'tell',
        title: 'Whom to tell',
        blocks: [
          `Write to ${mail} or call ${call}. We answer ${ACKNOWLEDGED}, and say by when it is fixed. If we do not, [Corrections and complaints](/corrections) says who hears you next. The law that stands behind it is the Discrimination Against Persons with Disabilities (Prohibition) Act 2018.`,
        ],
      },
    ],
  },
};
