import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Report } from './report.ts';

const NAVY = rgb(0.082, 0.157, 0.29);
const INK = rgb(0.059, 0.106, 0.2);
const RULE = rgb(0.8, 0.85, 0.92);
const A4: [number, number] = [595, 842];
const MARGIN = 56;

/** One A4 page: the firm's band, title, a paragraph and the table. */
export async function pdf(report: Report): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const date = new Date(report.date);
  file.setTitle(report.title);
  file.setAuthor('Palmwood Research');
  file.setCreationDate(date);
  file.setModificationDate(date);
  const regular = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const page = file.addPage(A4);
  const width = A4[0] - 2 * MARGIN;

  page.drawRectangle({ x: 0, y: 770, width: A4[0], height: 72, color: NAVY });
  page.drawText('Palmwood Research', {
    x: MARGIN,
    y: 800,
    size: 18,
    font: bold,
    color: rgb(1, 1, 1),
  });
  page.drawText(report.category, { x: MARGIN, y: 782, size: 10, font: regular, color: RULE });

  let y = 728;
  for (const line of wrap(report.title, bold, 20, width)) {
    page.drawText(line, { x: MARGIN, y, size: 20, font: bold, color: INK });
    y -= 26;
  }
  for (const line of wrap(
    `${report.about} Example figures for the local backend.`,
    regular,
    11,
    width,
  )) {
    page.drawText(line, { x: MARGIN, y, size: 11, font: regular, color: INK });
    y -= 16;
  }
  drawTable(page, report, y - 20, regular, bold);
  return file.save();
}

function drawTable(page: PDFPage, report: Report, top: number, regular: PDFFont, bold: PDFFont) {
  const columns = report.table.head.length;
  const step = (A4[0] - 2 * MARGIN) / columns;
  let y = top;
  for (const [index, row] of [report.table.head, ...report.table.rows].entries()) {
    const font = index === 0 ? bold : regular;
    row.forEach((cell, column) => {
      const text = typeof cell === 'number' ? cell.toFixed(2) : cell;
      // The first column reads from the left, figures line up on the right.
      const x =
        column === 0 ? MARGIN : MARGIN + (column + 1) * step - font.widthOfTextAtSize(text, 10);
      page.drawText(text, { x, y, size: 10, font, color: INK });
    });
    page.drawLine({
      start: { x: MARGIN, y: y - 7 },
      end: { x: A4[0] - MARGIN, y: y - 7 },
      thickness: 0.6,
      color: RULE,
    });
    y -= 22;
  }
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
