import { getDayOfStart, isStart } from '#lib/content/start';
import { toText } from '#lib/quote/form-answers';
import { parseTypedNumber } from '#lib/quote/typed-number';
import type { QuoteAnswers } from '#lib/quote/quote-state';
import { RECOMMEND } from '#lib/pages/game-fit';
import type { Game } from '#lib/pages/lists';
import { quoteReducer, type ContactField, type QuoteAction } from './quote-reducer.ts';

const TEXT_FIELDS: readonly ContactField[] = ['firstName', 'lastName', 'email', 'phone', 'description'];

/**
 * Applies the fields of a form to the answers, as if the visitor had given them in the wizard. Fields that the form does
 * not have stay as they are.
 */
export function applyForm(answers: QuoteAnswers, form: FormData, games: readonly Game[]): QuoteAnswers {
  return getActions(answers, form, games).reduce(quoteReducer, answers);
}

function getActions(answers: QuoteAnswers, form: FormData, games: readonly Game[]): QuoteAction[] {
  const text = (name: string) => (form.has(name) ? toText(form.get(name)) : undefined);
  const [type, city, people, gameId] = [text('typeOfEvent'), text('city'), text('participantSize'), text('game')];
  const game = games.find(({ id }) => id === gameId);
  const actions: QuoteAction[] = [];
  if (type !== undefined && type !== answers.typeOfEvent) actions.push({ kind: 'choose type', value: type, games });
  if (city !== undefined && city !== answers.city) actions.push({ kind: 'type city', text: city, games });
  if (people !== undefined) actions.push({ kind: 'count people', count: parseTypedNumber(people) });
  if (game && game.id !== (answers.game || RECOMMEND)) actions.push({ kind: 'choose game', game });
  const start = text('preferredStart');
  if (form.has('preferredDates')) {
    actions.push(getDateAction(form.getAll('preferredDates').map(toText).filter(Boolean), start));
  } else if (start !== undefined) actions.push(getDateAction(answers.preferredDates, start));
  for (const field of TEXT_FIELDS) {
    const typed = text(field);
    if (typed !== undefined) actions.push({ kind: 'write', field, text: typed });
  }
  return actions;
}

/** The day of a chosen start is the first choice, also when it is not among the days. */
function getDateAction(days: string[], start: string | undefined): QuoteAction {
  if (start === undefined || !isStart(start)) return { kind: 'pick dates', days, ...(start === '' && { start }) };
  const day = getDayOfStart(start);
  return { kind: 'pick dates', days: [day, ...days.filter((other) => other !== day)], start };
}
