/** The id of the answer in a returned page: the errors, the price or the confirmation. */
export const ANSWER_ID = 'plain-answer';

/** The action of the no-script form. The returned page scrolls to its answer. */
export const FORM_ACTION = `/api/quotes#${ANSWER_ID}`;
