import { downloadFigures, type ShownSeries } from '../files';
import { embedMessages } from '../messages';
import { ActionButton } from './ActionButton';
import { EmbedCode } from './EmbedCode';

/** Two rows of a description list: the figures as JSON, and the code that embeds the chart. */
function ForReuse(series: ShownSeries) {
  return (
    <>
      <div className="print:hidden">
        <dt>For developers</dt>
        <dd>
          These figures as JSON, with every value published before.
          <ActionButton icon="download" onPress={() => downloadFigures(series, 'json').text}>
            Download JSON
          </ActionButton>
        </dd>
      </div>
      <EmbedCode series={series} name="Embed this chart" label="Code that embeds the chart">
        Paste this code into your page. The chart always has our newest figures.
      </EmbedCode>
    </>
  );
}

/**
 * Offers the series as JSON and as an embedded chart. If the owner of the series does not allow its
 * reuse, offers only the newest figure for embedding.
 */
export function MachineReadable(series: ShownSeries) {
  const { content } = series;
  if (content.use.reuse === 'yes') return <ForReuse {...series} />;
  return (
    <EmbedCode series={series} name="One figure on your page" label="Code that embeds the figure">
      {embedMessages.newestWithSource(content)}
    </EmbedCode>
  );
}
