let email = ''

/** The address last typed on an entry page, so that another form can start with it. In memory only. */
export const rememberedEmail = {
  read: () => email,
  keep(typed: string): void {
    email = typed
  },
}
