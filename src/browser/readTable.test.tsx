import { describe, expect, it } from 'vitest';
import { blockOf, rowsOfHtml } from './readTable';

const clipboard = (text: string, html = '') => ({
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
  it('is read as it reads on the screen', () => {
    expect(rowsOfHtml(excel)).toEqual([
      ['MTNN', '245.00', '270.00'],
      ['GTCO PLC', '1,234.50', 'a long text'],
    ]);
  });

  it('keeps its columns under merged cells', () => {
    const html =
      '<table><tr><th colspan=2>Both</th><th rowspan=0>Tall</th></tr><tr><td>a</td><td>b</td></tr><tr><td rowspan=9>c</td></tr></table>';
    expect(rowsOfHtml(html)).toEqual([
      ['Both', '', 'Tall'],
      ['a', 'b', ''],
      ['c', '', ''],
    ]);
  });

  it('does not grow without end under merged cells', () => {
    const html = `<table>${'<tr><td colspan=1000 rowspan=9999>a</td></tr>'.repeat(60)}</table>`;
    expect(rowsOfHtml(html)?.flat().length).toBeLessThan(600_000);
  });

  it.each([
    ['no table', '<p>MTNN</p>'],
    ['two tables', '<table><tr><td>a</table><table><tr><td>b</table>'],
    ['a table in a table', '<table><tr><td><table><tr><td>a</table></table>'],
  ])('is none: %s', (_what, html) => {
    expect(rowsOfHtml(html)).toBeNull();
  });
});

describe('what is pasted as cells', () => {
  it('is the table, or the text where that says less', () => {
    expect(blockOf(clipboard('a b', '<table><td>a</td><td>b</td></table>'))).toEqual([['a', 'b']]);
    const page = '<table><tr><td>a<br>b</td></tr></table>';
    expect(blockOf(clipboard('a\tb', page))).toEqual([['a', 'b']]);
    expect(blockOf(clipboard('a\r\nc\td\r\n'))).toEqual([['a'], ['c', 'd']]);
    expect(blockOf(clipboard('a\nb'))).toEqual([['a'], ['b']]);
  });

  it('leaves a single cell to the browser', () => {
    expect(blockOf(clipboard('245.00\r\n', '<table><tr><td>245.00</td></tr></table>'))).toBeNull();
    expect(blockOf(clipboard('MTNN'))).toBeNull();
    expect(blockOf(clipboard(''))).toBeNull();
  });
});
