// Generated from the contract by cli/heads.ts. Do not edit.
import type { Heads } from "./kernel/heads.ts";

export const heads = {
  "accounts": {
    "register": {
      "method": "POST",
      "path": "/auth/register",
      "area": "public",
      "once": true
    },
    "validateEmail": {
      "method": "POST",
      "path": "/auth/validate-email",
      "area": "public",
      "signsIn": true
    },
    "login": {
      "method": "POST",
      "path": "/auth/login",
      "area": "public",
      "signsIn": true
    },
    "refreshToken": {
      "method": "GET",
      "path": "/auth/refresh-token",
      "area": "public"
    },
    "logout": {
      "method": "POST",
      "path": "/auth/logout",
      "area": "any",
      "signsOut": true
    },
    "me": {
      "method": "GET",
      "path": "/me",
      "area": "any"
    },
    "setLanguage": {
      "method": "PATCH",
      "path": "/me/languages",
      "area": "any"
    },
    "sendVerificationEmail": {
      "method": "POST",
      "path": "/me/send-verification-email",
      "area": "any"
    },
    "userExists": {
      "method": "POST",
      "path": "/public/user/exists",
      "area": "public"
    },
    "changeMe": {
      "method": "PATCH",
      "path": "/me",
      "area": "any"
    },
    "onboard": {
      "method": "PATCH",
      "path": "/me/onboard",
      "area": "any"
    },
    "addLanguage": {
      "method": "POST",
      "path": "/me/languages",
      "area": "any"
    },
    "signIns": {
      "method": "GET",
      "path": "/me/sessions",
      "area": "any"
    },
    "endSignIn": {
      "method": "DELETE",
      "path": "/me/sessions/{id}",
      "area": "any"
    },
    "endOtherSignIns": {
      "method": "DELETE",
      "path": "/me/sessions",
      "area": "any"
    }
  },
  "activity": {
    "search": {
      "method": "POST",
      "path": "/me/activity/search",
      "area": "any"
    }
  },
  "contacts": {
    "add": {
      "method": "POST",
      "path": "/contacts/add",
      "area": "any",
      "once": true
    },
    "captcha": {
      "method": "GET",
      "path": "/recaptcha",
      "area": "any"
    },
    "validateCaptcha": {
      "method": "POST",
      "path": "/recaptcha/validate",
      "area": "any"
    }
  },
  "credentials": {
    "resetPassword": {
      "method": "POST",
      "path": "/auth/password-reset",
      "area": "public"
    },
    "validateReset": {
      "method": "POST",
      "path": "/auth/password-reset-validate",
      "area": "public"
    },
    "setPassword": {
      "method": "POST",
      "path": "/auth/password-set",
      "area": "public",
      "signsIn": true
    },
    "hasPassword": {
      "method": "GET",
      "path": "/me/has-password",
      "area": "any"
    },
    "changePassword": {
      "method": "POST",
      "path": "/me/password-change",
      "area": "any"
    },
    "confirmPassword": {
      "method": "POST",
      "path": "/me/password-change-confirm",
      "area": "any"
    },
    "changeEmail": {
      "method": "POST",
      "path": "/me/email-change",
      "area": "any"
    },
    "confirmEmail": {
      "method": "POST",
      "path": "/me/email-change-confirm",
      "area": "any"
    }
  },
  "passkeys": {
    "signInOptions": {
      "method": "POST",
      "path": "/auth/passkey/options",
      "area": "public"
    },
    "signIn": {
      "method": "POST",
      "path": "/auth/passkey",
      "area": "public",
      "signsIn": true
    },
    "list": {
      "method": "GET",
      "path": "/me/passkeys",
      "area": "any"
    },
    "options": {
      "method": "POST",
      "path": "/me/passkeys/options",
      "area": "any"
    },
    "add": {
      "method": "POST",
      "path": "/me/passkeys",
      "area": "any"
    },
    "rename": {
      "method": "PATCH",
      "path": "/me/passkeys/{id}",
      "area": "any"
    },
    "remove": {
      "method": "DELETE",
      "path": "/me/passkeys/{id}",
      "area": "any"
    }
  },
  "social": {
    "providers": {
      "method": "GET",
      "path": "/oauth2/providers",
      "area": "public"
    },
    "start": {
      "method": "POST",
      "path": "/oauth2/start/{provider}",
      "area": "any"
    },
    "login": {
      "method": "POST",
      "path": "/oauth2/login/{provider}",
      "area": "public",
      "signsIn": true
    },
    "register": {
      "method": "POST",
      "path": "/oauth2/register/{provider}",
      "area": "public",
      "signsIn": true
    },
    "link": {
      "method": "POST",
      "path": "/oauth2/link/{provider}",
      "area": "any"
    },
    "signUp": {
      "method": "POST",
      "path": "/oauth2/sign-up",
      "area": "public"
    },
    "confirmSignUp": {
      "method": "POST",
      "path": "/oauth2/sign-up-confirm",
      "area": "public",
      "signsIn": true
    },
    "connected": {
      "method": "GET",
      "path": "/me/connected-accounts",
      "area": "any"
    },
    "disconnect": {
      "method": "DELETE",
      "path": "/me/connected-accounts/{provider}",
      "area": "any"
    }
  },
  "files": {
    "upload": {
      "method": "POST",
      "path": "/file",
      "area": "any",
      "once": true
    },
    "uploadMany": {
      "method": "POST",
      "path": "/file/multiple",
      "area": "any",
      "once": true
    },
    "download": {
      "method": "GET",
      "path": "/file/{id}",
      "area": "any"
    },
    "replace": {
      "method": "PUT",
      "path": "/file/{id}",
      "area": "any",
      "once": true
    },
    "remove": {
      "method": "DELETE",
      "path": "/file/{id}",
      "area": "any"
    },
    "token": {
      "method": "GET",
      "path": "/file/token/{id}",
      "area": "any"
    }
  },
  "spaces": {
    "create": {
      "method": "POST",
      "path": "/public/space",
      "area": "public",
      "once": true
    },
    "mine": {
      "method": "GET",
      "path": "/public/space",
      "area": "public"
    },
    "read": {
      "method": "GET",
      "path": "/public/space/{id}",
      "area": "public"
    },
    "readByUrl": {
      "method": "GET",
      "path": "/public/space/url/{url}",
      "area": "public"
    },
    "search": {
      "method": "POST",
      "path": "/public/space/search",
      "area": "public"
    },
    "exists": {
      "method": "POST",
      "path": "/public/space/exists",
      "area": "public"
    },
    "contractStatus": {
      "method": "GET",
      "path": "/talent/space/{id}/contract/status",
      "area": "member"
    }
  },
  "jobPosts": {
    "create": {
      "method": "POST",
      "path": "/talent/jobpost",
      "area": "member",
      "once": true
    },
    "readOwn": {
      "method": "GET",
      "path": "/talent/jobpost/{id}",
      "area": "member"
    },
    "change": {
      "method": "PATCH",
      "path": "/talent/jobpost/{id}",
      "area": "member"
    },
    "remove": {
      "method": "DELETE",
      "path": "/talent/jobpost/{id}",
      "area": "member"
    },
    "listOfSpace": {
      "method": "GET",
      "path": "/talent/jobpost/space/{id}",
      "area": "member"
    },
    "searchOwn": {
      "method": "POST",
      "path": "/talent/jobpost/search",
      "area": "member"
    },
    "publish": {
      "method": "POST",
      "path": "/talent/jobpost/{id}/publish",
      "area": "member",
      "once": true
    },
    "suspend": {
      "method": "POST",
      "path": "/talent/jobpost/{id}/suspend",
      "area": "member"
    },
    "draft": {
      "method": "POST",
      "path": "/talent/jobpost/{id}/draft",
      "area": "member"
    },
    "unpublish": {
      "method": "POST",
      "path": "/talent/jobpost/{id}/unpublish",
      "area": "member"
    },
    "read": {
      "method": "GET",
      "path": "/public/jobpost/{id}",
      "area": "public"
    },
    "search": {
      "method": "POST",
      "path": "/public/jobpost/search",
      "area": "public"
    }
  },
  "locations": {
    "search": {
      "method": "POST",
      "path": "/location/search",
      "area": "any"
    }
  },
  "people": {
    "search": {
      "method": "POST",
      "path": "/public/user/search",
      "area": "public"
    },
    "searchElastic": {
      "method": "POST",
      "path": "/public/user/search/elastic",
      "area": "public"
    },
    "byUsername": {
      "method": "GET",
      "path": "/public/user/username/{username}",
      "area": "public"
    },
    "settings": {
      "method": "GET",
      "path": "/public/user/settings",
      "area": "public"
    },
    "changeSettings": {
      "method": "PATCH",
      "path": "/public/user/settings",
      "area": "public"
    },
    "hide": {
      "method": "POST",
      "path": "/public/user/settings/hidden",
      "area": "public"
    },
    "show": {
      "method": "DELETE",
      "path": "/public/user/settings/hidden/{id}",
      "area": "public"
    }
  },
  "personalData": {
    "export": {
      "method": "GET",
      "path": "/me/data",
      "area": "any"
    },
    "consequences": {
      "method": "GET",
      "path": "/me/deletion",
      "area": "any"
    },
    "remove": {
      "method": "DELETE",
      "path": "/me",
      "area": "any",
      "signsOut": true
    }
  },
  "realtime": {
    "open": {
      "method": "POST",
      "path": "/realtime/session",
      "area": "any"
    }
  }
} as const satisfies Heads;
