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
  "realtime": {
    "open": {
      "method": "POST",
      "path": "/realtime/session",
      "area": "any"
    }
  }
} as const satisfies Heads;
