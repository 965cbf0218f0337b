/** The id of what an answer has to say: what is wrong, the price, or that the request arrived. */
export const ANSWER_ID = 'plain-answer';

/** Where the plain form goes. What comes back opens at what it has to say. */
export const FORM_ACTION = `/api/quotes#${ANSWER_ID}`;
