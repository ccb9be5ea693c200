/** "g•••••@posta.example": enough to recognise, too little to read over a shoulder. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return email;
  return `${email[0]}•••••${email.slice(at)}`;
}
