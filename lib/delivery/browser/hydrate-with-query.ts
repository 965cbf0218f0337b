import './hydrate-when-stored.ts';
import { hydrate } from './hydrate.ts';

/* The inline script of a page with `HYDRATE_WITH_QUERY`: it hydrates as soon as the page is parsed when the URL has a query. */
if (location.search) document.onreadystatechange = () => hydrate();
