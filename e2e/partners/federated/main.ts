// What is shared has to be agreed on before any of it is used.
void import('./host.tsx')
