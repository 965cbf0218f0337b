import { getSite } from '#lib/pages/read';

/** The links of the navigation as list items. `current` is the path of the entry that the page belongs to. */
export function NavigationItems({ current }: { current?: string }) {
  return getSite().navigation.map(({ href, text }) => (
    <li key={href}>
      <a href={href} aria-current={href === current || undefined}>
        {text}
      </a>
    </li>
  ));
}
