import { useRef } from 'react';
import { getYear } from '@/figures/history';
import { toLagosDay } from '@/lib/days';
import { useHydrated } from '@/ui/browserState';
import { createReadCommand } from '../dataset';
import { ActionButton } from '../tools/ActionButton';
import { copyOrSelect } from '../tools/copyOrSelect';
import { restMessages } from './messages';
import { reusableSeries } from './reuse';
import './data.css';

/** The year in the prerendered example, because the build cannot know the year of the visit. */
const PRERENDERED_YEAR = 2025;

export function RestExample() {
  const code = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  // The previous year has figures even on 1 January, when the current year has none.
  const year = isHydrated ? getYear(toLagosDay(new Date())) - 1 : PRERENDERED_YEAR;
  const [example] = reusableSeries;
  const { id, title } = restMessages;
  if (example === undefined) return null;
  const command = createReadCommand(example, year);
  const selectCode = () => {
    if (code.current !== null) window.getSelection()?.selectAllChildren(code.current);
  };
  const others = reusableSeries.slice(1).map((series) => `${series.id}-${year}`);
  return (
    <section id={id} className="rest-example" tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="mt-2">{restMessages.about}</p>
        <dl>
          {restMessages.fields.map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <code translate="no">{name}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <p className="rest-label">{restMessages.paste(example.name, year)}</p>
        <pre className="rest-command" translate="no">
          <code ref={code}>{command}</code>
        </pre>
        <ActionButton
          icon="copy"
          onPress={() => copyOrSelect(command, restMessages.copied, selectCode)}
        >
          {restMessages.copy} <span className="sr-only">{restMessages.copyWhat}</span>
        </ActionButton>
        <p className="rest-label">{restMessages.documents(others.join(', '))}</p>
        <p className="rest-label">{restMessages.answer}</p>
        <p className="rest-label">{restMessages.stable}</p>
      </div>
    </section>
  );
}
