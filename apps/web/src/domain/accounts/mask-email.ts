/** Masks an email address, for example "g•••••@posta.example": its owner recognises it, a bystander does not learn it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return email;
  return `${email[0]}•••••${email.slice(at)}`;
}
