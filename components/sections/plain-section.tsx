import type { PlainSection as PlainSectionContent } from '#lib/pages/plain-section';
import { Cases } from './cases.tsx';
import { Logos } from './logos.tsx';
import { Moves } from './moves.tsx';
import { Offerings } from './offerings.tsx';
import { Worlds } from './worlds.tsx';
import { Board } from './board.tsx';
import { Clue } from './clue.tsx';
import { Contact } from './contact.tsx';
import { Cta } from './cta.tsx';
import { Faq } from './faq.tsx';
import { Hosts } from './hosts.tsx';
import { Ledger } from './ledger.tsx';
import { Lists } from './lists.tsx';
import { Numbers } from './numbers.tsx';
import { Pictures } from './pictures.tsx';
import { Places } from './places.tsx';
import { Policies } from './policies.tsx';
import { Prices } from './prices.tsx';
import { Quote } from './quote.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';
import { Sheet } from './sheet.tsx';
import { Switch } from './switch.tsx';
import { Table } from './table.tsx';
import { Text } from './text.tsx';
import { Track } from './track.tsx';

/** One section of a kind that needs no script. `from` is the name of the page, which every link to the quote contains. */
export function PlainSection({ section, from }: { section: PlainSectionContent; from: string }) {
  switch (section.kind) {
    case 'text':
      return <Text {...section} from={from} />;
    case 'ledger':
      return <Ledger {...section} from={from} />;
    case 'board':
      return <Board {...section} from={from} />;
    case 'track':
      return <Track {...section} />;
    case 'table':
      return <Table {...section} />;
    case 'prices':
      return <Prices {...section} from={from} />;
    case 'faq':
      return <Faq {...section} />;
    case 'quote':
      return <Quote {...section} />;
    case 'cases':
      return <Cases {...section} />;
    case 'lists':
      return <Lists {...section} />;
    case 'clue':
      return <Clue {...section} />;
    case 'switch':
      return <Switch {...section} />;
    case 'cta':
      return <Cta {...section} from={from} />;
    case 'numbers':
      return <Numbers {...section} />;
    case 'contact':
      return <Contact {...section} />;
    case 'pictures':
      return <Pictures {...section} />;
    case 'places':
      return <Places {...section} />;
    case 'sheet':
      return <Sheet {...section} />;
    case 'policies':
      return <Policies {...section} />;
    case 'reviews':
      return <Reviews {...section} />;
    case 'services':
      return <Services {...section} />;
    case 'hosts':
      return <Hosts {...section} />;
    case 'moves':
      return <Moves {...section} />;
    case 'offerings':
      return <Offerings {...section} />;
    case 'worlds':
      return <Worlds {...section} />;
    case 'logos':
      return <Logos {...section} from={from} />;
    default:
      return section satisfies never;
  }
}
