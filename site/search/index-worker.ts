/** The site's own search in a thread of its own: ten thousand products are indexed while the page stays quick. */
import { answerQuestions } from './index-messages.ts';
import { createSiteIndexSearch } from './load-site-index.ts';

answerQuestions(self, createSiteIndexSearch());
