import { Icon } from '#components/illustration/icon';
import { ICONS, type IconName } from '#components/illustration/icons.ts';
import { Tooltip } from '#components/ui/tooltip.client';
import { Specimen } from './specimen.tsx';

const BUTTONS = [
  { name: 'button', variant: undefined },
  { name: 'button, hot', variant: 'hot' },
  { name: 'button, plain', variant: 'plain' },
];

/** Buttons, links, tooltips and the twelve icons. */
export function ControlParts() {
  return (
    <div data-grid="tiny">
      {BUTTONS.map(({ name, variant }) => (
        <Specimen key={name} name={name} size="medium">
          <button className="button" data-variant={variant} type="button">
            <i aria-hidden="true" />
            Roll
          </button>
        </Specimen>
      ))}
      <Specimen name="link, go" size="medium">
        <a className="go" href="#controls">
          See past events
        </a>
      </Specimen>
      <Specimen name="tooltip" size="medium">
        <Tooltip content="One fixed fee, in any city.">
          <button className="button" data-variant="plain" type="button">
            What is this?
          </button>
        </Tooltip>
      </Specimen>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <Specimen key={name} name={`icon ${name}`} size="medium">
          <Icon name={name} />
        </Specimen>
      ))}
    </div>
  );
}
