import { page } from "./overlay"
export const landing = page("landing", {
  redirect: {
    title: "Ingreso a tu cuenta",
    loading: "Entrando a tu cuenta…",
    slow: "Esto está tardando más de lo normal.",
    cancel: "Ir al inicio",
    failed: {
      title: "No pudimos entrar a tu cuenta",
      text: "Puede que se haya cortado la conexión. Lo que elegiste no se perdió.",
      retry: "Reintentar",
      home: "Ir al inicio"
    }
  },
  validate: {
    title: "Validá tu email",
    sent: (email: string | undefined) =>
      email === undefined
        ? "Te enviamos un mail con un enlace: abrilo para validar tu dirección y seguir."
        : `Te enviamos un mail a ${email}: abrí el enlace que tiene para validar tu dirección y seguir.`,
    hint: "¿No lo encontrás? Fijate en la carpeta de spam o de correo no deseado.",
    done: "YA VALIDÉ MI EMAIL",
    already: (email: string) => `Tu dirección ${email} ya está validada: podés seguir.`,
    home: "Ir al inicio"
  }
})
