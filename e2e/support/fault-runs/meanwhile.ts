/** Answers while a fault lasts that show that people notice or do not notice it. */
export const meanwhile = 10
