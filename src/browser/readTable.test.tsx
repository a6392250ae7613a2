import { describe, expect, it } from 'vitest';
import { readClipboardBlock, readHtmlRows } from './readTable';

const createClipboard = (text: string, html = '') => ({
  getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? text : ''),
});

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {mso-number-format:General}</style></head>
<body><table border=0 cellpadding=0><col width=64><!--StartFragment-->
 <tr height=20><td class=xl65>MTNN</td><td align=right x:num>245.00</td><td>&nbsp;270.00 </td></tr>
 <tr height=20><td>GTCO<br style="mso-data-placement:same-cell">PLC</td><td>1,234.50</td>
  <td>a long
  text</td></tr>
<!--EndFragment--></table></body></html>`;

describe('a table on the clipboard', () => {
  it('returns the visible text of each cell', () => {
    expect(readHtmlRows(excel)).toEqual([
      ['MTNN', '245.00', '270.00'],
      ['GTCO PLC', '1,234.50', 'a long text'],
    ]);
  });

  it('keeps the columns under merged cells', () => {
    const html =
      '<table><tr><th colspan=2>Both</th><th rowspan=0>Tall</th></tr><tr><td>a</td><td>b</td></tr><tr><td rowspan=9>c</td></tr></table>';
    expect(readHtmlRows(html)).toEqual([
      ['Both', '', 'Tall'],
      ['a', 'b', ''],
      ['c', '', ''],
    ]);
  });

  it.each([
    ['a row', '<tr style="display:none"><td>x</td><td>y</td></tr>'],
    [
      'a row of Excel',
      "<tr height=0 style='display:none;mso-height-source:userset'><td>x<td>y</tr>",
    ],
    ['a row with the attribute', '<tr hidden><td>x</td><td>y</td></tr>'],
    ['a group of rows', '<tbody style="color: red; DISPLAY : NONE !important"><tr><td>x</tbody>'],
  ])('skips hidden rows: %s', (_what, row) => {
    const html = `<table><tr><td>a</td><td>b</td></tr>${row}<tr><td>c</td><td>d</td></tr></table>`;
    expect(readHtmlRows(html)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it.each([
    ['a cell', '<td style="display:none">1</td><td>2</td>'],
    ['a cell without quotes', '<td style=display:none>1<td>2'],
    ['a cell with the attribute', '<td class="x" hidden>1</td><td>2</td>'],
    ['an element in a cell', '<td>2<span style="display: none">1</span></td>'],
    ['nested elements', '<td><b hidden>1<b>1</b><br>1</b>2</td>'],
    ['an element without an end tag', '<td>2<span hidden>1</td>'],
    ['a paragraph before another', '<td><p hidden>1<p>2</td>'],
    ['a table in a cell', '<td>2<div hidden><table><tr><td>1</td></tr></table>1</div></td>'],
  ])('skips hidden cells: %s', (_what, cells) => {
    expect(readHtmlRows(`<table><tr><td>a</td>${cells}</tr></table>`)).toEqual([['a', '2']]);
  });

  it.each([
    ['its cells too', '<td style="display:none">1</td>'],
    ['only the column element', '<td>1</td>'],
  ])('skips a hidden column whose style hides %s', (_what, cell) => {
    const columns = "<col width=9><col style='display:none;mso-width-source:userset'><col>";
    const html = `<table>${columns}<tr><td>a</td>${cell}<td>2</td></tr></table>`;
    expect(readHtmlRows(html)).toEqual([['a', '2']]);
  });

  it.each([
    [
      'in a rule of Excel',
      '<!--td {padding:0}\n.xl66 {mso-number-format:"\\@";\n display:none;}-->',
    ],
    ['in a rule for an element', 'TR.xl66, p { visibility: collapse } @page { margin: 1in }'],
    ['in a block with a type', 'type="text/css">.XL66 { display: none !important }'],
  ])('skips a row that a class hides %s', (_what, rule) => {
    const style = rule.startsWith('type') ? `<style ${rule}</style>` : `<style>${rule}</style>`;
    const row = '<tr class="odd xl66"><td>x</td><td>y</td></tr>';
    const table = `<table><tr><td>a</td><td>b</td></tr>${row}</table>`;
    expect(readHtmlRows(`<head>${style}</head>${table}`)).toEqual([['a', 'b']]);
  });

  it.each([
    ['a cell', '<td class=gone>1</td><td>2</td>'],
    ['a part of a cell', "<td>2<span class='gone'>1</span></td>"],
  ])('skips %s hidden by its class', (_what, cells) => {
    const html = `<style>.gone{display:none}</style><table><tr><td>a</td>${cells}</tr></table>`;
    expect(readHtmlRows(html)).toEqual([['a', '2']]);
  });

  it.each([
    ['in print', '@media print { .xl66 { display: none } }'],
    ['for another element', 'p.xl66, .xl66 p { display: none }'],
    ['for another class', '.xl6 { display: none }'],
    ['in an unclosed style block', '</style><style>p { color: red'],
  ])('reads a row whose class is hidden only %s', (_what, rule) => {
    const row = '<tr title="class=xl6" class="xl66"><td>a</td><td>b</td></tr>';
    expect(readHtmlRows(`<style>${rule}</style><table>${row}</table>`)).toEqual([['a', 'b']]);
  });

  it('skips a hidden table', () => {
    const hidden = '<div style="display:none"><table><tr><td>x</table></div><table hidden></table>';
    expect(readHtmlRows(`${hidden}<table><tr><td>a</table>`)).toEqual([['a']]);
  });

  it.each([
    ['a title that mentions styles', '<td title="hidden display:none">2</td>'],
    ['a hidden form field', '<td><input type="hidden" value="1">2</td>'],
    ['a hidden picture before it', '<td><img hidden src="x">2</td>'],
    ['a style that does not hide it', '<td style="display:table-cell;color:none">2</td>'],
  ])('reads a visible cell with %s', (_what, cell) => {
    expect(readHtmlRows(`<table><tr><td>a</td>${cell}</tr></table>`)).toEqual([['a', '2']]);
  });

  it('limits the size of the grid for merged cells', () => {
    const html = `<table>${'<tr><td colspan=1000 rowspan=9999>a</td></tr>'.repeat(60)}</table>`;
    expect(readHtmlRows(html)?.flat().length).toBeLessThan(600_000);
  });

  it.each([
    ['no table', '<p>MTNN</p>'],
    ['two tables', '<table><tr><td>a</table><table><tr><td>b</table>'],
    ['a table in a table', '<table><tr><td><table><tr><td>a</table></table>'],
  ])('ignores HTML with %s', (_what, html) => {
    expect(readHtmlRows(html)).toBeNull();
  });
});

describe('readClipboardBlock', () => {
  it('prefers the table to the text unless the table has a single cell', () => {
    expect(
      readClipboardBlock(createClipboard('a b', '<table><td>a</td><td>b</td></table>')),
    ).toEqual([['a', 'b']]);
    const page = '<table><tr><td>a<br>b</td></tr></table>';
    expect(readClipboardBlock(createClipboard('a\tb', page))).toEqual([['a', 'b']]);
    expect(readClipboardBlock(createClipboard('a\r\nc\td\r\n'))).toEqual([['a'], ['c', 'd']]);
    expect(readClipboardBlock(createClipboard('a\nb'))).toEqual([['a'], ['b']]);
  });

  it('lets the browser paste a single cell', () => {
    expect(
      readClipboardBlock(createClipboard('245.00\r\n', '<table><tr><td>245.00</td></tr></table>')),
    ).toBeNull();
    expect(readClipboardBlock(createClipboard('MTNN'))).toBeNull();
    expect(readClipboardBlock(createClipboard(''))).toBeNull();
  });
});
