import { wholeNumber } from './values.ts'

/** How long data are kept that nobody needs any more. */
export const retentionSettings = {
  EVENTS_KEEP_DAYS: wholeNumber(7, 36_500)
    .default(30)
    .describe(
      'How long events stay in the log, with `npm run topics` in Kafka; in files until every group has read them as well.',
    ),
  DEAD_LETTERS_KEEP_DAYS: wholeNumber(7, 36_500)
    .default(90)
    .describe('How long events that could not be handled wait to be replayed.'),
  ERASED_KEEP_DAYS: wholeNumber(30, 36_500)
    .default(120)
    .describe(
      'How long the empty row of something erased is kept: longer than tokens and dead letters that may name it.',
    ),
}
