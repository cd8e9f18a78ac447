/**
 * Where the address holds a choice, what follows a tool that `data-answers` is out of sight, in its
 * own room (layout.css), from the first paint until the tool has answered: so nothing is seen to move (QLT-02).
 */
export function showAnswered(): void {
  delete document.documentElement.dataset.asked;
}
