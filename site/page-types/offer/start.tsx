/** Shows that an offer has ended since the page was built. */
import { promotionState } from '../../browser/promotion-state.ts';

const offer = document.querySelector<HTMLElement>('[data-tool="offer"][data-end]');
const end = offer?.dataset.end;

if (offer && end && promotionState({ enabled: true, end }, new Date().toISOString()) === 'ended') {
  for (const part of offer.querySelectorAll<HTMLElement>('[data-offer]')) {
    part.hidden = part.dataset.offer !== 'ended';
  }
}
