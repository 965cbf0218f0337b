import { createContext } from 'react';

/** Whether the question takes the focus when the browser opens the page, because the page is the reply to the previous step. */
export const QuestionTakesFocus = createContext(false);
