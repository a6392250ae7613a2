import { escapeXml, relationships, type Part } from './openXml.ts';
import type { Report } from './report.ts';

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SLIDES = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const NAMESPACES = `xmlns:a="${DRAWING}" xmlns:r="${OFFICE}" xmlns:p="${SLIDES}"`;

const EMPTY_TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';

const COLOUR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" ' +
  'accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

/** A presentation will not open without a master, a layout and a theme, however plain. */
export function slideDeck(report: Report): { parts: Part[]; rels: Record<string, string> } {
  const slides = [
    slide(report.title, [report.category, report.about]),
    slide(
      'Figures',
      report.table.rows.map((row) => row.map(String).join('   ')),
    ),
  ];
  const slideParts = slides.map((xml, index) => ({
    path: `ppt/slides/slide${index + 1}.xml`,
    type: 'presentationml.slide',
    xml,
  }));
  const parts: Part[] = [
    {
      path: 'ppt/presentation.xml',
      type: 'presentationml.presentation.main',
      xml: presentation(slides.length),
    },
    {
      path: 'ppt/slideMasters/slideMaster1.xml',
      type: 'presentationml.slideMaster',
      xml: master(),
    },
    {
      path: 'ppt/slideLayouts/slideLayout1.xml',
      type: 'presentationml.slideLayout',
      xml: layout(),
    },
    { path: 'ppt/theme/theme1.xml', type: 'theme', xml: theme() },
    ...slideParts,
  ];
  const rels: Record<string, string> = {
    'ppt/_rels/presentation.xml.rels': relationships([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...slides.map((_, index): [string, string] => ['slide', `slides/slide${index + 1}.xml`]),
    ]),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationships([
      ['slideMaster', '../slideMasters/slideMaster1.xml'],
    ]),
  };
  slides.forEach((_, index) => {
    rels[`ppt/slides/_rels/slide${index + 1}.xml.rels`] = relationships([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
    ]);
  });
  return { parts, rels };
}

function presentation(count: number): string {
  const ids = Array.from(
    { length: count },
    (_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 2}"/>`,
  );
  return (
    `<p:presentation ${NAMESPACES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/>` +
    `</p:sldMasterIdLst><p:sldIdLst>${ids.join('')}</p:sldIdLst>` +
    '<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>'
  );
}

function slide(title: string, lines: string[]): string {
  const shapes = textBox(2, 'Title', 600_000, 900_000, [title], 3600, true);
  const body = textBox(3, 'Text', 2_000_000, 4_000_000, lines, 2000, false);
  return (
    `<p:sld ${NAMESPACES}><p:cSld><p:spTree>${EMPTY_TREE}${shapes}${body}</p:spTree></p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>'
  );
}

function textBox(
  id: number,
  name: string,
  top: number,
  height: number,
  lines: string[],
  size: number,
  bold: boolean,
): string {
  const paragraphs = lines.map(
    (line) =>
      `<a:p><a:r><a:rPr lang="en-GB" sz="${size}"${bold ? ' b="1"' : ''}/><a:t>${escapeXml(line)}</a:t></a:r></a:p>`,
  );
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr><a:xfrm><a:off x="700000" y="${top}"/><a:ext cx="10800000" cy="${height}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>' +
    `<p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${paragraphs.join('')}</p:txBody></p:sp>`
  );
}

function master(): string {
  return (
    `<p:sldMaster ${NAMESPACES}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>` +
    `<p:spTree>${EMPTY_TREE}</p:spTree></p:cSld>${COLOUR_MAP}` +
    '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>'
  );
}

function layout(): string {
  return (
    `<p:sldLayout ${NAMESPACES} type="blank"><p:cSld name="Blank"><p:spTree>${EMPTY_TREE}</p:spTree></p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>'
  );
}

function theme(): string {
  const colours = Object.entries({
    dk1: '0F1B33',
    lt1: 'FFFFFF',
    dk2: '15284A',
    lt2: 'F3F7FD',
    accent1: '0B5CAD',
    accent2: '15BFFD',
    accent3: '0B7A3B',
    accent4: 'B42318',
    accent5: '51607A',
    accent6: '15284A',
    hlink: '0B5CAD',
    folHlink: '51607A',
  }).map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`);
  const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="9525">${fill}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  return (
    `<a:theme xmlns:a="${DRAWING}" name="Palmwood"><a:themeElements>` +
    `<a:clrScheme name="Palmwood">${colours.join('')}</a:clrScheme>` +
    `<a:fontScheme name="Palmwood"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme>` +
    `<a:fmtScheme name="Palmwood"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
    `<a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst>` +
    `<a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
  );
}
