import { formatProblem } from '#lib/content/problem';
import { allContentProblems } from './content-problems.ts';

const problems = allContentProblems();
if (problems.length > 0) {
  console.error(`${problems.map(formatProblem).join('\n\n')}\n\n${problems.length} problem(s) in the content files.`);
  process.exit(1);
}
console.log('All content files are sound.');
