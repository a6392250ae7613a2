import { Fragment } from 'react';
import { firm } from '@/content/firm';
import { Icon } from '@/ui/Icon';

const ITEM =
  'flex items-center gap-2 in-[footer]:grid in-[footer]:grid-cols-[24px_1fr] in-[footer]:items-stretch in-[footer]:gap-3 in-[footer]:py-1 in-[footer]:text-white print:block';

const ICON = 'text-link in-[footer]:mt-0.5 in-[footer]:text-cyan print:hidden';

const LINK = 'inline-block text-inherit no-underline hover:text-title hover:underline';

export function ContactItems({ iconSize }: { iconSize: number }) {
  return (
    <ul className="flex flex-wrap gap-x-8 in-[footer]:block">
      <li className={ITEM}>
        <Icon className={ICON} name="phone" size={iconSize} />
        <span>
          {firm.phones.map((phone, index) => (
            <Fragment key={phone.href}>
              {index > 0 && ', '}
              <a className={LINK} href={phone.href}>
                {phone.shown}
              </a>
            </Fragment>
          ))}
        </span>
      </li>
      <li className={ITEM}>
        <Icon className={ICON} name="mail" size={iconSize} />
        <a className={LINK} href={`mailto:${firm.email}`}>
          {firm.email}
        </a>
      </li>
      <li className={ITEM}>
        <Icon className={ICON} name="pin" size={iconSize} />
        <span>{firm.address}</span>
      </li>
    </ul>
  );
}
