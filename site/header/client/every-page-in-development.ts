/** The page's script in development, where no inline script sets the header's state before the first paint. */
import { whenHeader } from './events.ts';
import { setHeaderState } from './header-state.ts';
import './every-page.ts';

whenHeader(setHeaderState);
