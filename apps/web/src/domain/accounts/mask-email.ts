/** "g•••••@posta.example": enough for its owner to recognise the address, too little for a bystander to learn it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  if (at < 1) return email;
  return `${email[0]}•••••${email.slice(at)}`;
}
