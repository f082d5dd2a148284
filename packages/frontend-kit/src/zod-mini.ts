import { regexes as all } from 'zod/v4/mini'

/**
 * What the page holds of `zod/mini`, once for all: the build takes this for that module, in the shell and in the
 * frontends. It names what the contracts and the frontends use, since the page loads all of it.
 */
export {
  _default,
  array,
  boolean,
  catch,
  discriminatedUnion,
  enum,
  extend,
  gte,
  int,
  iso,
  length,
  literal,
  looseObject,
  lte,
  maximum,
  maxLength,
  minimum,
  minLength,
  nonnegative,
  nullable,
  number,
  object,
  optional,
  overwrite,
  partialRecord,
  pick,
  pipe,
  positive,
  record,
  refine,
  regex,
  startsWith,
  strictObject,
  string,
  toLowerCase,
  toUpperCase,
  transform,
  trim,
  union,
  unknown,
  url,
} from 'zod/v4/mini'

export const regexes = { email: all.email }
