import { firm } from '@/content/firm';
import { Icon } from '@/ui/Icon';

const socialLinks = [
  { name: 'photos', to: 'the photo-sharing site' },
  { name: 'network', to: 'the professional network' },
] as const;

export function SocialLinks({ iconSize }: { iconSize: number }) {
  return (
    <ul className="ml-auto flex print:hidden">
      {socialLinks.map(({ name, to }) => (
        <li key={name}>
          <a
            className="grid size-10 place-items-center text-title hover:bg-cyan in-[footer]:size-12 in-[footer]:hover:text-navy-950"
            href={firm.social[name]}
            target="_blank"
            rel="noopener"
            aria-label={`${firm.name} on ${to} (opens in a new tab)`}
          >
            <Icon name={name} size={iconSize} />
          </a>
        </li>
      ))}
    </ul>
  );
}
