/*
 * The text of the legal pages. It is a draft for the owner. The firm's lawyers replace it and then
 * delete this comment. `[label](address)` is a link. A text in braces is a placeholder for a fact
 * that only the firm knows. `npm run check:placeholders` lists the placeholders. The site cannot be
 * deployed until all of them are replaced.
 */
import { formatLongDate } from '@/lib/calendar';
import { groupBy } from '@/lib/records';
import { firm } from '../firm';
import { groupCompanies } from '../groupCompanies';
import { seriesContent } from '../series';
import { csvFields, type FileField, jsonFields } from './fileFields';
import type { LegalPath } from './pages';

/** The firm's registered details, and the version of these texts. */
const legal = {
  name: '{registered name of the firm}',
  number: '{registration number}',
  office: '{registered address}',
  officer: '{name and email of the data protection officer}',
  complaints: '{name, telephone and address of the complaints officer}',
  version: '1',
  inForce: '{date}',
  reviewed: '{date}',
} as const;

/** The time in which the firm acknowledges a complaint or a report of a mistake. */
const ACKNOWLEDGEMENT_TIME = 'within 2 working days';
const RESPONSE_PROMISE = `We acknowledge your message ${ACKNOWLEDGEMENT_TIME} and settle the matter within 10. If we need longer, we tell you so before then, with the reason and a new date.`;

const mailLink = `[${firm.email}](mailto:${firm.email})`;
const [phone] = firm.phones;
const phoneLink = `[${phone.shown}](${phone.href})`;
const companies = groupCompanies.map(({ name }) => name).join(', ');

/** A term with its explanation, for a list on a legal page. */
export interface LegalTerm {
  term: string;
  text: string;
  /** A fact in small type below the text, such as the lawful basis. */
  note?: string;
}

/** A link that opens an email to the firm with a subject. */
export interface MailRequest {
  label: string;
  subject: string;
  /** What the firm does when it gets the email. */
  answer: string;
}

/** A paragraph, a bullet list, a list of terms or a list of mail links. */
export type LegalBlock =
  | string
  | { points: readonly string[] }
  | { terms: readonly LegalTerm[] }
  | { requests: readonly MailRequest[] };

export interface LegalSection {
  id: string;
  title: string;
  /**
   * True if the section is collapsed until a visitor opens it. Collapsed sections come after the
   * others.
   */
  isFolded?: boolean;
  blocks: readonly LegalBlock[];
}

/** A line of the summary "In short". It links to the section that it summarises. */
export interface SummaryLine {
  statement: string;
  detail: string;
  /** Fragment of a section of the page, or path of another page. */
  to: string;
}

export interface LegalText {
  /** The sentence under the heading, also the description for search engines. */
  lead: string;
  version: string;
  inForce: string;
  reviewed: string;
  /** A contact person in addition to the firm, such as the data protection officer. */
  contact?: string;
  /** The lines of the summary "In short"; empty for a page without one. */
  summary: readonly SummaryLine[];
  sections: readonly LegalSection[];
}

/** Returns the path of the picture for link previews of a legal page. */
export const toLegalPicturePath = (path: LegalPath): string => `/images/preview${path}.png`;

/** The terms of each data owner, as one text with the names of the series to which they apply. */
const ownerTerms = [...groupBy(seriesContent, ({ use }) => use)].map(([use, series]) => {
  const { terms, owner, url, checked } = use;
  const names = series.map(({ name }) => name).join(', ');
  return `${names}: ${terms} See [the terms of the ${owner}](${url}), which we last read on ${formatLongDate(checked)}.`;
});

const createFieldTerms = (fields: readonly FileField[]) => ({
  terms: fields.map(({ name, meaning }) => ({ term: name, text: meaning })),
});

const { version, inForce, reviewed } = legal;
const pageInfo = { version, inForce, reviewed } as const;

export const legalTexts: Readonly<Record<LegalPath, LegalText>> = {
  '/privacy': {
    ...pageInfo,
    contact: `Data protection officer: ${legal.officer}.`,
    lead: 'What we ask you for, why, who sees it, and how to get a copy or have it deleted.',
    summary: [
      {
        statement: 'We ask only for what we need',
        detail: 'For an answer, the newsletter or a proposal.',
        to: '#forms',
      },
      {
        statement: 'No cookies, no counting of visitors',
        detail: 'Your browser stores four things, on your own device.',
        to: '#browser',
      },
      {
        statement: 'We sell your data to nobody',
        detail: 'Our providers host the site and deliver our email.',
        to: '#recipients',
      },
      {
        statement: 'We keep it for a stated time',
        detail: 'Your newsletter address: until you unsubscribe.',
        to: '#period',
      },
      {
        statement: 'See it, correct it, have it deleted',
        detail: `Write to us. We acknowledge it ${ACKNOWLEDGEMENT_TIME}.`,
        to: '#rights',
      },
      {
        statement: 'You may complain elsewhere',
        detail: 'To the Data Protection Commission, at any time.',
        to: '#complaints',
      },
    ],
    sections: [
      {
        id: 'who',
        title: 'Who is responsible',
        blocks: [
          `${legal.name}, ${legal.number}, ${legal.office}, Nigeria, decides how your data is used: it is the data controller under the Nigeria Data Protection Act 2023. Our status with the Nigeria Data Protection Commission: {registered as a controller of major importance, with level and number, or not, and why}.`,
        ],
      },
      {
        id: 'forms',
        title: 'What we ask for, and why',
        blocks: [
          {
            terms: [
              {
                term: 'Contact',
                text: 'Name, email and message, to answer you. By call, letter, email or {our accounts on other networks}: what you tell us, and your number or address.',
                note: 'Basis: our legitimate interest in answering.',
              },
              {
                term: 'Newsletter',
                text: 'Name and email, for one email each trading day.',
                note: 'Basis: your consent. Each email lets you withdraw it.',
              },
              {
                term: 'Research request',
                text: 'Name, email and what you need, for a proposal.',
                note: 'Basis: steps that you ask for before a contract.',
              },
              {
                term: 'Complaint, request',
                text: 'What you write and what confirms your identity, to settle it and to show that we did.',
                note: 'Basis: our duty under the law.',
              },
              {
                term: 'Any page',
                text: 'Your IP address and browser, what you request and when, {if the site sends reports, how long pages take and what fails on which page}. To deliver the page, protect the forms and fix faults.',
                note: 'Basis: our legitimate interest in a site that works.',
              },
            ],
          },
          'A subject and a telephone number are optional. Without the rest we cannot answer, but nothing else follows. We ask you before any other use of your data.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who else sees your data',
        blocks: [
          {
            terms: [
              {
                term: 'Google',
                text: 'Hosts the site and its database, and sees your IP address; {whether it also runs the relay that takes the forms}.',
              },
              {
                term: '{Name of the mail provider}',
                text: 'Delivers what you send to our mailbox, which {name of its host} hosts.',
              },
              {
                term: '{Who sends the newsletter}',
                text: 'Has the names and addresses of subscribers.',
              },
              {
                term: 'Our staff',
                text: '{Which staff} read what you send. The other companies of our group do not.',
              },
            ],
          },
          'These providers act on our instructions, under {contracts and their days}. They may keep copies outside Nigeria, in {countries}, on {the decision, clauses or other ground in the Act, for each}. We send you a copy if you ask.',
          'Nobody else sees what you write, unless a court, a law of Nigeria or a Commission named here obliges us, or we [pass on a complaint](/corrections#further) and tell you.',
        ],
      },
      {
        id: 'period',
        title: 'How long we keep your data',
        blocks: [
          {
            terms: [
              {
                term: 'A message, a call',
                text: '{12 months} after our last answer. {Name of the mail provider} keeps a copy of each form for {days}.',
              },
              {
                term: 'Newsletter address',
                text: 'Until you unsubscribe. Proof that you subscribed: {how long} more, or until you ask us.',
              },
              {
                term: 'Research request',
                text: '{24 months}, or until the contract that it leads to ends, and then as long as the law requires.',
              },
              {
                term: 'Complaint, request',
                text: '{6 years} after we have dealt with it.',
              },
              {
                term: 'IP address',
                text: 'Log of our relay’s host: {30 days}. Other logs of Google: {period}.',
              },
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          `Each is free and needs no reason. Write from the address that you gave us, or use [the contact form](/contact). We may ask a question to make sure that it is you. We acknowledge your request ${ACKNOWLEDGEMENT_TIME} and settle it within 10, or give you the reason and a new date before then. If we refuse, we tell you why.`,
          {
            requests: [
              {
                label: 'See what we hold on you',
                subject: 'A copy of my data',
                answer: 'A copy, where we got it and who has seen it.',
              },
              {
                label: 'Have it corrected',
                subject: 'Correct my data',
                answer: 'We change what is wrong and add what is missing.',
              },
              {
                label: 'Have it deleted or paused',
                subject: 'Delete or pause my data',
                answer:
                  'By our providers too. We tell you what a law or open claim makes us keep. Paused data is not used.',
              },
              {
                label: 'Take it with you',
                subject: 'A file of my data',
                answer: 'In a file that programs can read.',
              },
              {
                label: 'Object to its use',
                subject: 'Objection to the use of my data',
                answer:
                  'We stop, unless we show you a stronger reason; the newsletter always stops.',
              },
              {
                label: 'Withdraw your consent',
                subject: 'I withdraw my consent',
                answer: 'At any time. What we did before then remains lawful.',
              },
            ],
          },
        ],
      },
      {
        id: 'complaints',
        title: 'If you are not satisfied',
        blocks: [
          `You may complain to us first, in your own words (as a Standard Notice to Address Grievance): ${legal.complaints}. The times above apply. At any time, you may go to court or to the Nigeria Data Protection Commission: {its address and its form}.`,
        ],
      },
      {
        id: 'browser',
        title: 'Cookies and your browser',
        blocks: [
          'This site sets no cookies. Your browser stores:',
          {
            terms: [
              {
                term: 'Figures and pages',
                text: 'To read them offline, until newer ones replace them. Also pages that you may open next.',
              },
              {
                term: 'Unsent forms',
                text: 'What you typed, until you send it or come back after a day. Clear it on a shared device.',
              },
              {
                term: 'The newsletter',
                text: 'That you closed it or signed up: it stays closed.',
              },
              {
                term: 'A reload',
                text: 'The address of a reloaded page, for its tab only.',
              },
            ],
          },
          'You can delete it in your browser’s settings. We get none of it until you send a form, and do not track you with it. It only makes the site work, so we ask for no consent.',
        ],
      },
      {
        id: 'daily-letter',
        title: 'A newsletter that you did not ask for',
        isFolded: true,
        blocks: [
          `Somebody may have typed your address into our form or into a research request. {Whether a first email asks you to confirm.} To stop it, press ‘unsubscribe’ in any email or send the word ‘Leave’ to ${mailLink}. We take you off the list ${ACKNOWLEDGEMENT_TIME} and, if you ask, tell you when and how we got your address. {Whether its sender learns who opens the newsletter or presses a link in it, and on which consent.}`,
        ],
      },
      {
        id: 'third-parties',
        title: 'Other hosts your browser contacts',
        isFolded: true,
        blocks: [
          {
            terms: [
              {
                term: 'Google',
                text: 'For figures, files and pictures: firestore.googleapis.com, firebasestorage.googleapis.com. [We are responsible](#recipients).',
              },
              {
                term: 'YouTube',
                text: 'For still pictures, near News Commentary on Home: img.youtube.com, i.ytimg.com. The talks are links.',
              },
              {
                term: 'OpenStreetMap',
                text: 'For the map on Contact, once you press ‘Show the map’: openstreetmap.org.',
              },
              {
                term: 'Our relay',
                text: 'For a form that you send: {address of the relay}. For error reports: {their address, or nowhere}.',
              },
            ],
          },
          'YouTube, which belongs to Google, and OpenStreetMap do not act for us. They learn your IP address and that you come from this site, and decide themselves how they use it. Your browser contacts no other host; when staff sign in, also Google’s sign-in service. This site has no advertising.',
          'If the site sends reports ({whether it does}), they tell us how long a page took, which part failed on which page, the first words of the error, and the host that your browser blocked. They contain no name, cookie or form field, and nothing that could link two visits. The computer that receives them sees your IP address and does not record it.',
          'A chart of ours on another site contacts our site and Google’s database, sends the same reports, sets no cookies and stores its figures as here. For the rest of that page, ask its owner.',
        ],
      },
      {
        id: 'people',
        title: 'Staff, authors and guests',
        isFolded: true,
        blocks: [
          {
            terms: [
              {
                term: 'Staff',
                text: 'Their email, and what they change and when, so that only staff change figures and we know who did. Google checks the password, which we never see. The sign-in page lists what their browser stores. We keep accounts until we delete them, and what staff changed for 12 months. Backups keep both for {98 days} longer, and copies outside the site {until when}. Accounts that strangers create through the sign-in service: {until when}.',
                note: 'Basis: our legitimate interest in accurate figures.',
              },
              {
                term: 'Directors, authors and guests of talks',
                text: 'Their names and pictures, as long as the page, report or talk is on the site, and {how long} after that.',
                note: 'Basis: {on which lawful basis}.',
              },
            ],
          },
        ],
      },
      {
        id: 'limits',
        title: 'Interests, children and private matters',
        isFolded: true,
        blocks: [
          'We have weighed our legitimate interests against yours: {where this is written down}. If you took part in one of our surveys, see {where its own notice is}. No computer makes decisions about you, and we build no profiles of people. The forms are not meant for children. If somebody under 18 has written to us, tell us and we will delete the message. Please do not tell us about your health, your beliefs or other private matters. Each form also sends the date and time of your device.',
        ],
      },
      {
        id: 'security',
        title: 'How we protect your data',
        isFolded: true,
        blocks: [
          'A form leaves your browser encrypted and is not stored on the site. The relay, the server that takes the forms, uses your IP address for an hour to limit how many messages one address can send, and does not record it. We can read the log of its host. Without JavaScript, it opens in your own email app. {Who has access to mailbox and newsletter list, and with what second factor.} If data is lost or strangers see it, and this may harm you, we tell the Commission within 72 hours. If the harm may be great, we tell you at once what happened and what you can do.',
        ],
      },
      {
        id: 'changes',
        title: 'When this notice changes',
        isFolded: true,
        blocks: [
          'We announce each change here, with its date, {how long} before it takes effect, and tell newsletter subscribers by email. We keep the earlier version {where}.',
        ],
      },
    ],
  },
  '/terms': {
    ...pageInfo,
    lead: 'What you may do with this site and its figures, and how far you may rely on them.',
    summary: [
      {
        statement: 'Information, not advice',
        detail: 'The site speaks to everybody and does not know your means and aims.',
        to: '#advice',
      },
      {
        statement: 'Careful figures, no warranty',
        detail: 'We correct them openly. If a decision depends on one, take it from its publisher.',
        to: '#figures',
      },
      {
        statement: 'What you can claim is limited',
        detail: 'We are liable for intent and gross negligence, and where the law says so.',
        to: '#reliance',
      },
      {
        statement: 'Quote it with our name',
        detail: 'The page of each series says whether you may reuse its figures.',
        to: '#use',
      },
      {
        statement: 'Did a wrong figure cost you money?',
        detail: 'Tell us which figure, which day, and what it cost.',
        to: '/corrections#loss',
      },
      {
        statement: 'Nigerian law applies',
        detail: 'You keep the rights that it gives consumers.',
        to: '#law',
      },
    ],
    sections: [
      {
        id: 'firm',
        title: 'Who publishes this site',
        blocks: [
          `${legal.name}, ${legal.number}, ${legal.office}, Nigeria. You can reach us at ${phoneLink} and ${mailLink}. [Research disclosures](/disclosures) says whether we are registered to advise. The site is free and needs no account.`,
        ],
      },
      {
        id: 'advice',
        title: 'Information, not advice',
        blocks: [
          'Nothing on this site is an offer or a recommendation to buy, hold or sell a security or a currency. Nothing here is advice that takes account of your means and aims. Before you act on anything you read here, ask a person who is registered to advise you. Lists of gainers and losers are only arithmetic, and talks give the opinion of the speakers. Past performance is no guide to the future.',
        ],
      },
      {
        id: 'figures',
        title: 'What the figures are',
        blocks: [
          'We take figures from the publishers named under [Data and sources](/data), and our staff type them in. Figures may be late, incomplete or wrong, and a publisher may revise them.',
          'The page of a series gives the day of each figure. On Home and in the strip at the top of each page, the date is that of the index. The exchange rate, bonds and bills show their own date if it is different, and ‘no date’ if we do not know it. Lists of shares show when they were saved, and also the session if it was on another day. Inflation, growth and the policy rate show the date that our staff wrote. [Corrections](/corrections) lists the figures of a series that were changed later. If the chart or the table shows the day of such a figure, it marks the figure.',
          'If a decision depends on a figure, take it from its publisher.',
        ],
      },
      {
        id: 'reliance',
        title: 'Who may rely on it',
        blocks: [
          'Research that we prepare for a client is for that client, on the terms of its contract. Anybody may read what is public here, but nobody should rely on it alone.',
          'Please read this with care, because it limits what you can claim. We are liable for what we do on purpose or with gross negligence, and in every case in which the law does not let us exclude liability. In all other cases, we are not liable for the consequences of using the free information on this site.',
        ],
      },
      {
        id: 'use',
        title: 'What you may use',
        blocks: [
          `You may quote short passages of our texts. As far as we are concerned, you may also quote single figures of any series. Each time, give our name, the source, a link, and the day on which you read the text or figure. You may embed charts and download figures where the page of the series offers it, on the terms given there. Programs may read those files {up to how often}. You may pass on complete and unchanged reports. You may pass on price lists and market summaries only as [Data and sources](/data) allows. The fact that a program can read a figure does not allow you to copy it. For any other use, write to ${mailLink}.`,
          'Do not present a publisher’s figures as ours, or our figures as a publisher’s. Do not put our name beside advice that is not ours.',
        ],
      },
      {
        id: 'availability',
        title: 'Availability',
        blocks: [
          'We do not guarantee that the site is always available. Our staff publish the figures of each trading day when they have them, usually by {hour} in Lagos.',
        ],
      },
      {
        id: 'links',
        title: 'Other sites',
        blocks: [
          'Our links lead to publishers and to the video host, who are responsible for their own sites. A link is not a recommendation.',
        ],
      },
      {
        id: 'law',
        title: 'Law and changes',
        blocks: [
          'The law of the Federal Republic of Nigeria governs these terms, and the courts of Lagos decide disputes. You keep the consumer rights that no terms can take away. If one of these terms is invalid, the others still apply.',
          'Before you go to court, you may [complain to us](/corrections#complaints). It costs nothing, but you do not have to. When these terms change, the date at the top changes too. A change does not apply to what you did before it. We keep the earlier version {where}.',
        ],
      },
    ],
  },
  '/disclosures': {
    ...pageInfo,
    lead: 'Who writes our research, which securities they may own, and who pays for it.',
    summary: [
      {
        statement: 'Registration',
        detail: '{Status with the Securities and Exchange Commission, and number}.',
        to: '#registration',
      },
      {
        statement: 'Authors decide what a report says',
        detail: 'Nobody’s pay depends on what it says about a security.',
        to: '#independence',
      },
      {
        statement: 'Authors own nothing they write about',
        detail: 'If they own some of a security, the report says so.',
        to: '#holdings',
      },
      {
        statement: 'No ratings, no price targets',
        detail: 'A forecast gives its assumptions and how far our last one was off.',
        to: '#forecasts',
      },
      {
        statement: 'Who pays is named',
        detail: 'Nobody can pay for a figure, for its position or for a comment on it.',
        to: '#payment',
      },
      {
        statement: 'Is a report wrong or unfair?',
        detail: 'You can complain, and it costs nothing.',
        to: '/corrections#complaints',
      },
    ],
    sections: [
      {
        id: 'registration',
        title: 'Registration',
        blocks: [
          '{Whether the firm is registered with the Securities and Exchange Commission under the Investments and Securities Act 2025, as what, under which number and since when.} {If it is not, which of its activities need no registration, and why.} You can check this in the Commission’s own register: {its address}.',
          'Each report names its authors, {their own registration}, the person who approved it, and the day and hour of its prices. In the report, the authors declare that it gives their own views.',
        ],
      },
      {
        id: 'independence',
        title: 'Independence',
        blocks: [
          'Authors decide what a report says. Before publication, {who, not an author of it,} checks its facts and whether it follows these rules. Directors may question a report or hold it back, but they may not change its view. Nobody else in the firm or its group, and no client, sees a public report before it is published. Nobody’s pay depends on what a report says about a security.',
          'Nobody uses inside information, either to write or to trade. Authors accept no gifts {above which value} from the companies and people they write about.',
          `The firm belongs to a group of companies: ${companies}. The logos on Home are those of this group. {What each does, and who owns the firm.} A report may be about one of these companies, or about a client of the firm or of the group in the past 12 months. If so, the first page of the report says so. Companies of the group may trade in the securities that we write about: {which do, and what keeps them from knowing reports before others}.`,
        ],
      },
      {
        id: 'holdings',
        title: 'What authors own',
        blocks: [
          'Authors, people who see a report before publication, and people who live with them do not trade in a security while a report about it is being written, or in the 5 working days after its publication. The report states how much of the security they own or have sold short, and whether they sit on the company’s board. It also states whether the firm or its group has a position of 1% or more of the shares.',
        ],
      },
      {
        id: 'forecasts',
        title: 'Ratings and forecasts',
        blocks: [
          'We publish no ratings and no price targets. A forecast gives the figures it starts from, their date, its assumptions, and how far our last forecast of the same kind was from the result. Before we publish ratings, this page will explain the scale, the method and how long a rating is valid. It will also say how many ratings of each kind there are.',
          'In talks, authors and guests speak for themselves. If they own securities that they speak about, this is disclosed {in the talk, or beneath it on the video host}.',
          'A report is its authors’ opinion on the day they wrote it. We do not promise to update it. We keep the report and its evidence for {years}.',
        ],
      },
      {
        id: 'payment',
        title: 'Who pays',
        blocks: [
          'Clients pay for studies, surveys and advice. The figures and the commentary on this site are free. If somebody paid for a study, we publish it only with their name on it. Nobody can pay for a series, for its position on a page or for a comment on it.',
        ],
      },
      {
        id: 'conflicts',
        title: 'Conflicts of interest',
        blocks: [
          `{Name and office} keeps a register of interests. To see the entries that concern a report, write to ${mailLink}. We reply ${ACKNOWLEDGEMENT_TIME}.`,
        ],
      },
    ],
  },
  '/data': {
    ...pageInfo,
    lead: 'Where each series comes from, when its next figure is due, and what you may do with it.',
    summary: [],
    sections: [
      {
        id: 'method',
        title: 'How we enter figures',
        blocks: [
          'Each trading evening, our staff enter the day’s closes from the publishers’ own lists. They enter statistics and decisions when these are announced. Our evening checklist shows each entry beside the previous figure. Staff must confirm an index or a price that moved by more than 10%. When staff enter a single figure, they are warned of such a move. Figures for past days are compared with the stored ones.',
          'A day without a session has no figure. A missing figure stays missing: we do not estimate, smooth or fill in anything. If staff confirm that the exchange rate is unchanged, it is carried forward to the new session. Bonds and bills have one figure for each auction; if rates are unchanged, the last list is carried forward. We calculate changes ourselves.',
          'Only people on our staff list can enter or change a figure on this site, and we record who did it. We keep these records for 12 months. Database administrators can also change figures, and the site does not record that. {Who they are, and how the firm notes their changes.} No client and no company of our group has any influence on the figures.',
        ],
      },
      {
        id: 'formats',
        title: 'The files',
        blocks: [
          'A CSV file has one row for each date, oldest first. It is UTF-8 with a byte order mark, commas and CRLF line endings, so that spreadsheet programs open it. It has these columns:',
          createFieldTerms(csvFields),
          'A JSON file has the same figures for programs. It has the members below. We may add members at any time, so a program should ignore members that it does not know.',
          createFieldTerms(jsonFields),
        ],
      },
      {
        id: 'corrections',
        title: 'When a figure changes',
        blocks: [
          '‘First published’ means first published on this site. If the chart or the table shows the day of a changed figure, it shows the first published value, with a mark, beside the new value. Over five years or more, the chart and table of a daily series show only one day a week. [Corrections](/corrections) lists the value that a figure had at the end of its day and every later value, with their dates. If the reason was recorded, the list gives it: our correction, a revision by the source, or a rebasing. A withdrawn figure is no longer on the chart. Files keep its date, without a current value. You can download the list as a JSON Feed, without the series that we may not pass on. In the feed, a figure has the kind ‘figure’ and all its values. A corrected note of the day has the kind ‘note’, with its session, the time of the correction and our explanation, but without the text of the note.',
        ],
      },
      {
        id: 'permission',
        title: 'Terms, and whom to ask',
        blocks: [
          'Cite the day on which you read a figure, because it may be revised. The files contain the terms. Figures that you read from our database have the same terms.',
          { points: ownerTerms },
          'We show the index and closing prices under {licence of the Nigerian Exchange, with its day}. We show the stop rates of bonds under {terms of the Debt Management Office, with the day on which they were read}. Our pages do not offer closing prices of single shares as a file. A price list under [Resources](/resources) contains all of them. We publish price lists and market summaries under {a separate licence from the Nigerian Exchange} for you to read. You may pass them on {as far as that licence allows}.',
          `For closing prices and the index, ask the Nigerian Exchange, whose market data desk licenses redistribution. For stop rates of bonds, ask the Debt Management Office. We may not pass on their figures, and we cannot say what they would allow. Our clients, too, need the owner’s licence before we can give them these figures. For everything else, write to ${mailLink}. We reply ${ACKNOWLEDGEMENT_TIME}.`,
        ],
      },
    ],
  },
  '/corrections': {
    ...pageInfo,
    lead: 'Figures that we changed after publication. The first value of each figure stays on this list.',
    summary: [],
    sections: [
      {
        id: 'kinds',
        title: 'What the three words mean',
        blocks: [
          {
            points: [
              'Ours: we were wrong. If we undo a change, the list also calls that ours.',
              'Source: the publisher has a newer figure.',
              'New basis: the figure is counted in another way, and neither value is wrong.',
            ],
          },
        ],
      },
      {
        id: 'tell',
        title: 'How to tell us',
        blocks: [
          `Write to ${mailLink}, use [the contact form](/contact) or call ${phoneLink}. Tell us the page and the day, what the page says, what it should say, and how you know. A screenshot helps. ${RESPONSE_PROMISE}`,
        ],
      },
      {
        id: 'figures',
        title: 'Figures',
        blocks: [
          'We compare our figure with the publisher’s by the end of the next working day. We tell you what we found, even if our figure was right. If it was wrong, we correct it at once. If the chart or the table shows the day of that figure, it then marks the figure. A daily figure that staff enter again on the evening of its own session is not marked. When a publisher revises a figure, we change and mark ours in the same way, and give the reason if it was recorded. When a series is rebased, its page gives the date from which figures cannot be compared with earlier ones.',
        ],
      },
      {
        id: 'kept',
        title: 'What is listed and what is not',
        blocks: [
          'The list contains each daily figure of a series that was changed after the day of its session. It also contains every monthly figure, quarterly figure and decision that was ever changed. It gives the values, their dates and, if recorded, the reason. If a figure changed twice in one day, the list adds the time in Lagos. Nobody can remove a value through the site, not even our staff. We never name the person who told us.',
          'If staff enter a daily figure again on the evening of its session, we keep the first value, but we neither list nor mark it. If you used a figure that evening, check it again the next day. If staff were not asked for the reason, the list says that none was recorded.',
          'Staff enter the index together with its change in per cent. If they correct that change, it has a line of its own here. Changes that we calculate follow the corrected figures and have no line. Lists of gainers and losers are replaced each session, so corrections in them are not listed. On Home, each indicator has a date that our staff type. If the date contains no month, quarter or day, the figure is not part of a series, and its corrections are not listed.',
          'Programs can read the list as a JSON Feed. You can download it here. If the site is rebuilt each night, [Data and sources](/data) lists the addresses of this feed and of an Atom feed. The feeds leave out the series that we may not pass on. You can read the corrections of those series here. For a corrected note of the day, the feeds give our explanation and a link, not the text of the note, because the text may contain figures that we may not pass on.',
        ],
      },
      {
        id: 'loss',
        title: 'If a wrong figure cost you money',
        blocks: [
          `Write to ${mailLink}, or use [the contact form](/contact), with ‘Complaint’ in the subject. Tell us which figure it was, on which day you read it, what you did because of it, and what that cost. Please include evidence. We can find out which figure was on the site on that day. We keep every value of a series. We keep lists of shares, and figures without a period, for 12 months.`,
          `The complaints officer decides, and tells you in writing whether we pay, and why or why not. ${RESPONSE_PROMISE} The [Terms](/terms) say when we are liable. Accepting our answer does not affect your other rights.`,
        ],
      },
      {
        id: 'words',
        title: 'Reports and commentary',
        blocks: [
          'If a report contains a mistake, we publish a corrected file. A line on its first page says what changed and when. We may replace a price list or a market summary without this line on the day of its session. The list above contains only figures. If you ask, we tell you which files we replaced or removed, and why. We keep the old files for {years}. We correct a mistake in a newsletter in the next one, and a mistake in a talk beneath the talk.',
        ],
      },
      {
        id: 'complaints',
        title: 'Complaints',
        blocks: [
          `${legal.complaints} reads each complaint, except complaints about {him or her}, which {who else} reads. A complaint costs nothing. ${RESPONSE_PROMISE} We tell you in writing what we found and did. If you ask, we tell you by telephone or in large print. No complaint takes longer than {21 working days}. Working days are Monday to Friday without public holidays. They count from the day after your complaint reaches us. You may also complain by telephone. The 24 hours that Contact promises are for a first answer. We acknowledge a letter on paper within {5 working days}.`,
          'Each complaint gets a number, which we send you with our acknowledgement, and an entry in a register: who complained, when, about what, and the outcome. {Who} keeps the register for {6 years}. Only the Commissions named below may ask to see it.',
        ],
      },
      {
        id: 'further',
        title: 'Whom to turn to next',
        blocks: [
          'You may go to one of these bodies, or to court, at any time. You do not have to wait for our answer. Bring a copy of what you wrote to us, and the number of your complaint if you have one.',
          {
            points: [
              'Research, advice or securities: Securities and Exchange Commission, {address}. If we have not settled a complaint in time, we pass it on to this Commission with our file within {2 working days}, and tell you.',
              'A wrong figure, or what we promised, offered or charged: Federal Competition and Consumer Protection Commission, {address}.',
              'Personal data: Nigeria Data Protection Commission, {address}.',
              'Barriers for persons with disabilities: National Commission for Persons with Disabilities, {address}.',
            ],
          },
        ],
      },
    ],
  },
  '/accessibility': {
    ...pageInfo,
    lead: 'How the site works with a keyboard, a screen reader, large text or few colours.',
    summary: [
      {
        statement: 'Built to meet WCAG 2.2, level AA',
        detail: 'With a keyboard, a screen reader, large text or few colours.',
        to: '#met',
      },
      {
        statement: 'Every chart is also a table',
        detail: 'Over five years or more, the table has one session a week.',
        to: '#met',
      },
      {
        statement: 'Some parts do not work yet',
        detail: 'Talks have no transcripts, and not all PDF files are tagged.',
        to: '#not-met',
      },
      {
        statement: 'A barrier is a defect',
        detail: 'Tell us, and we say when we will fix it.',
        to: '#tell',
      },
    ],
    sections: [
      {
        id: 'met',
        title: 'What works',
        blocks: [
          {
            points: [
              'Everything works with a keyboard alone, and the focus is always visible.',
              'Headings, landmarks, tables and forms have names for screen readers, which also announce changes that matter.',
              'Text has a contrast of at least 4.5:1, and no meaning depends on colour alone.',
              'You can double the size of the text, or use a window 320 pixels wide. Nothing is cut off, except as listed below.',
              'Pages follow your settings for reduced motion, forced colours and print.',
              'You can read charts with their slider and as a table, and download them if their terms allow it.',
            ],
          },
          'Each time we change the site, the tool axe checks every page in windows 390 and 1280 pixels wide.',
        ],
      },
      {
        id: 'not-met',
        title: 'What does not work yet',
        blocks: [
          {
            points: [
              'Talks on the video host have only the host’s own captions; we have no transcripts yet.',
              'Reports are PDF files, and not all of them are tagged. Ask for one as text, and you will have it within 5 working days.',
              'Nobody who uses a screen reader each day has tested the site yet. This page gives our own view, {of which day}. Nobody outside the firm has reviewed the site.',
              'With large text or in narrow windows, the strip of figures at the top may leave out a change or cut off its text with dots. Long names of bonds, bills or shares and the title of an embedded chart may also be cut off. The page Markets and the pages of the series show all of this in full.',
              'The map on Contact comes from a third party and may not be accessible. The address is beside it as text.',
            ],
          },
        ],
      },
      {
        id: 'tell',
        title: 'Whom to tell',
        blocks: [
          `Write to ${mailLink} or call ${phoneLink}. We reply ${ACKNOWLEDGEMENT_TIME}, and say when we will fix it. If we do not fix it, [Corrections and complaints](/corrections#further) says where to go next. The law behind this is the Discrimination Against Persons with Disabilities (Prohibition) Act 2018.`,
        ],
      },
    ],
  },
};
