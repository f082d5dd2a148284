/** Imported before a program (`--import`): its wall clock is so many milliseconds ahead, or behind. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: [], as) =>
    Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + aheadMs], as),
  get: (target, name) =>
    name === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, name, target),
})
