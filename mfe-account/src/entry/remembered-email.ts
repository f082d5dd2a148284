let email = ''

/** The address last typed on the way in: whoever changes to another form need not type it again. Memory only. */
export const rememberedEmail = {
  read: () => email,
  keep(typed: string): void {
    email = typed
  },
}
