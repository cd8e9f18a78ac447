/** What a page puts on the clipboard. Both reject where the browser does not let it. */
import { htmlOf, type ScheduleRow, tabbedOf } from './schedule-rows.ts';

export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** As a table for programs that take one, else as cells between tabs. */
export async function copyTable(rows: readonly ScheduleRow[]): Promise<void> {
  const blob = (type: string, text: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/html': blob('text/html', htmlOf(rows)),
      'text/plain': blob('text/plain', tabbedOf(rows)),
    }),
  ]);
}
